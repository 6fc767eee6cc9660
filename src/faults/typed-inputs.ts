import type { SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";
import { storyOf } from "@/testing/cast-story";
import { typedText } from "@/testing/type-at";
import { places } from "./unsaved-places";

/** The ways in which typed text may be lost; faults, section 2.4. */
export type Loss = `L${"01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11" | "12"}`;

/** The input of one save: one field, or the fields of one form. */
export interface TypedInput {
  what: string;
  at: string;
  as: SamplePerson | "nobody";
  /** The typed texts, by label. */
  typed: Record<string, string>;
  /** The button that opens the editor, where the text is shown read-only first. */
  edit?: string | undefined;
  /** A password of the same form, which is never stored. */
  password?: { label: string; text: string };
  save: string;
  line: string;
  /** The texts that the stand-in has. */
  read: (world: World) => string[];
  /** Changes the text in the stand-in, as another user would; absent for something new. */
  write?: ((world: World, text: string) => void) | undefined;
  /** The losses that cannot happen, with the reason. */
  cannot?: Partial<Record<Loss, string>>;
}

const name = "  Everything  that was typed ";

const longTexts = places.map(({ as = "editor", label, read, ...place }): TypedInput => ({
  ...place,
  as,
  typed: { [label]: typedText },
  read: (world) => [read(world)],
  // An entry is saved together with its name.
  ...(place.what === "an information entry" && {
    typed: { Name: name, [label]: typedText },
    read: ({ state }) => entriesOf(state),
  }),
}));

const entriesOf = ({ contexts }: World["state"]) =>
  (contexts["context-1"]?.information ?? []).flatMap((entry) => [entry.name, entry.information]);

/** The input for the name of an existing thing. */
const nameOf = (
  what: string,
  row: Pick<TypedInput, "at" | "line"> & { label?: string; as?: SamplePerson },
  thing: (world: World) => { name: string } | undefined,
): TypedInput => {
  const { label = "Name", as = "editor", ...rest } = row;
  return {
    what,
    as,
    ...rest,
    typed: { [label]: name },
    edit: `Edit ${label.toLowerCase()}`,
    save: "Save",
    read: (world) => [thing(world)?.name ?? ""],
    write: (world, theirs) => void Object.assign(thing(world) ?? {}, { name: theirs }),
  };
};

const names = [
  nameOf(
    "a project's name",
    { at: "/project/project-1", label: "Project name", as: "owner", line: "PUT /project/:project_id/update-name" },
    ({ state }) => state.projects["project-1"],
  ),
  nameOf(
    "a context item's name",
    { at: "/project-context/context-1", line: "PUT /project-context/:context_id/update-name" },
    ({ state }) => state.contexts["context-1"],
  ),
  nameOf(
    "a character's name",
    { at: "/character/character-1", line: "PUT /character/:character_id/update-name" },
    ({ state }) => state.characters["character-1"],
  ),
  {
    ...nameOf(
      "a story's title",
      { at: "/story/story-1", label: "Title", line: "PUT /story/:story_id/update-title" },
      () => undefined,
    ),
    read: (world: World) => [storyOf(world).title],
    write: (world: World, theirs: string) => void (storyOf(world).title = theirs),
  },
];

const newThings: TypedInput[] = [
  {
    what: "a new project",
    at: "/createproject",
    as: "editor",
    typed: { "Project Name": name },
    save: "Create Project",
    line: "POST /project/create",
    read: ({ state }) => Object.values(state.projects).map((project) => project.name),
    cannot: { L10: "its screen reads nothing" },
  },
  {
    what: "a new story",
    at: "/new-story/project-1",
    as: "editor",
    typed: { Title: name },
    save: "Save",
    line: "POST /story/create",
    read: ({ state }) => Object.values(state.stories).map((story) => story.title),
  },
  {
    what: "a new context item",
    at: "/new-project-context/project-1",
    as: "editor",
    typed: { Name: name },
    save: "Save",
    line: "POST /project-context/create",
    read: ({ state }) => Object.values(state.contexts).map((item) => item.name),
  },
  {
    what: "a new character",
    at: "/new-character/project-1",
    as: "editor",
    typed: { Name: name },
    save: "Save",
    line: "POST /character/create",
    read: ({ state }) => Object.values(state.characters).map((character) => character.name),
  },
  {
    what: "a new information entry",
    at: "/context-information/context-1",
    as: "editor",
    typed: { Name: name, Information: typedText },
    save: "Save",
    line: "POST /project-context/:context_id/add-information",
    read: ({ state }) => entriesOf(state),
  },
  {
    what: "a new default voice",
    at: "/default-voices",
    as: "admin",
    typed: {
      Name: name,
      "Voice id": "ada-1",
      Accent: " of the  north",
      "Use case": "tales ",
      Description: typedText,
      "Preview address": "/ada.ogg",
    },
    save: "Add Default Voice",
    line: "POST /default-voice-settings/add-voice",
    read: ({ state }) => Object.values(state.voices).flatMap((voice) => Object.values(voice).map(String)),
  },
  {
    what: "an invitation",
    at: "/share/project-1",
    as: "editor",
    typed: { Email: "new@studio.test" },
    save: "Invite",
    line: "POST /share/invite",
    read: ({ state }) => state.projects["project-1"]?.permissions.map(({ email }) => email) ?? [],
  },
];

const noSession = { L09: "nobody is signed in" };
const newPassword = "Fresh#2026";

const accounts: TypedInput[] = [
  {
    what: "a registration",
    at: "/register",
    as: "nobody",
    typed: { "User name": "new_comer.1", Email: "new@studio.test" },
    password: { label: "Password", text: newPassword },
    save: "Register",
    line: "POST /auth/register",
    read: ({ state }) => Object.values(state.people).flatMap(({ userName, email }) => [userName, email]),
    cannot: { ...noSession, L10: "whether a name is free is read once" },
  },
];

/**
 * Every input of the product whose typed text is sent, except passwords. The fields of one save count as one input:
 * ten long texts, four names of existing things, seven forms that add something, and the registration. Choices, files
 * and the search of the script are not included.
 */
export const typedInputs = [...longTexts, ...names, ...newThings, ...accounts];
