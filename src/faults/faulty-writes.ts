import type { Line } from "@/api/endpoint";
import {
  chooseOption,
  chooseRadio,
  deleteByButton,
  submitForm,
  removePerson,
  rewriteText,
  editTitle,
  chooseVoice,
} from "@/testing/user-actions";
import { faultyAccounts } from "./faulty-accounts";
import { faultyStarts } from "./faulty-starts";
import type { FaultyWrite } from "./faulty-write";
import { given, places } from "./unsaved-places";

const story = "/story/story-1";
const project = "/project/project-1";
const texts = places.map(({ at, line, failure, label, edit, save, isInForm }): FaultyWrite => ({
  line: line as Line,
  at,
  given,
  action: rewriteText({ label, edit, save, isInForm }),
  says: failure.includes("HTTP error 500") ? (reason) => failure.replace("HTTP error 500", reason) : failure,
  // Feedback is not read back.
  ...(line.endsWith("/feedback")
    ? { confirmedBy: "any answer", timeoutMs: 180_000 }
    : { confirmedBy: "reading again" }),
}));

const things: FaultyWrite[] = [
  {
    line: "POST /project/create",
    at: "/createproject",
    action: submitForm("Create Project", { "Project Name": "Ferry" }),
    says: "Failed to create project. Please try again.",
    confirmedBy: "its id",
  },
  {
    line: "PUT /project/:project_id/update-name",
    at: project,
    action: editTitle("Project name", "Edit project name"),
    says: "Failed to update name. Please try again.",
    confirmedBy: "reading again",
  },
  {
    line: "PUT /project/:project_id/update-image-style",
    at: project,
    action: chooseRadio(["Comic Book", "Film Noir"]),
    says: "Failed to update image style. Please try again.",
    confirmedBy: "any answer",
  },
  {
    line: "DELETE /project/delete",
    at: project,
    action: deleteByButton("Delete Project"),
    says: "Failed to delete project. Please try again.",
    confirmedBy: "any answer",
    deletes: true,
  },
  {
    line: "POST /project-context/create",
    at: "/new-project-context/project-1",
    action: submitForm("Save", { Name: "Props" }),
    says: "Failed to create context. Please try again.",
    confirmedBy: "any answer",
  },
  {
    line: "PUT /project-context/:context_id/update-name",
    at: "/project-context/context-1",
    action: editTitle("Name", "Edit name"),
    says: "Failed to update name. Please try again.",
    confirmedBy: "reading again",
  },
  {
    line: "PUT /project-context/:context_id/update-type",
    at: "/project-context/context-1",
    action: chooseOption("Type", ["Plot", "Style"]),
    says: "Failed to update type. Please try again.",
    confirmedBy: "any answer",
  },
  {
    line: "DELETE /project-context/delete",
    at: "/project-context/context-1",
    action: deleteByButton("Delete"),
    says: "Failed to delete context item. Please try again.",
    confirmedBy: "any answer",
    deletes: true,
  },
  {
    line: "POST /project-context/:context_id/add-information",
    at: "/context-information/context-1",
    action: submitForm("Save", { Name: "Rain", Information: "It rains." }),
    says: "Failed to save information. Please try again.",
    confirmedBy: "its id",
  },
  {
    line: "DELETE /project-context/:context_id/information/:info_id",
    at: "/context-information/context-1?infoId=info-1",
    action: deleteByButton("Delete"),
    says: "Failed to delete information. Please try again.",
    confirmedBy: "any answer",
    deletes: true,
  },
  {
    line: "POST /share/invite",
    at: "/share/project-1",
    action: submitForm("Invite", { Email: "new@studio.test" }),
    says: "Failed to send invite",
    serverWords: "",
    confirmedBy: "any answer",
  },
  {
    line: "POST /share/set-project-permission",
    at: "/share/project-1",
    action: chooseOption("Permission of editor@studio.test", ["viewer", "commenter"]),
    says: "Failed to update permission. Please try again.",
    confirmedBy: "any answer",
  },
  {
    line: "DELETE /share/remove-permission",
    at: "/share/project-1",
    action: removePerson("Permission of viewer@studio.test"),
    says: "Failed to remove permission. Please try again.",
    confirmedBy: "any answer",
    deletes: true,
  },
  {
    line: "POST /story/create",
    at: "/new-story/project-1",
    action: submitForm("Save", { Title: "Night Ferry" }),
    says: "Failed to create story. Please try again.",
    confirmedBy: "any answer",
  },
  {
    line: "PUT /story/:story_id/update-title",
    at: story,
    action: editTitle("Title", "Edit title"),
    says: "Failed to update title. Please try again.",
    confirmedBy: "reading again",
  },
  {
    line: "PUT /story/:story_id/update-length",
    at: story,
    action: chooseOption("Minutes", ["2", "4"]),
    says: "Failed to update story length. Please try again.",
    confirmedBy: "any answer",
  },
  {
    line: "DELETE /story/delete",
    at: story,
    action: deleteByButton("Delete Story"),
    says: "Failed to delete story. Please try again.",
    confirmedBy: "any answer",
    deletes: true,
  },
  {
    line: "POST /character/create",
    at: "/new-character/project-1",
    action: submitForm("Save", { Name: "Ada" }),
    says: (reason) => `Failed to create character: ${reason}`,
    confirmedBy: "any answer",
  },
  {
    line: "PUT /character/:character_id/update-name",
    at: "/character/character-1",
    action: editTitle("Name", "Edit name"),
    says: "Failed to update name. Please try again.",
    confirmedBy: "reading again",
  },
  {
    line: "DELETE /character/delete",
    at: "/character/character-1",
    action: deleteByButton("Delete Character"),
    says: "Failed to delete character. Please try again.",
    confirmedBy: "any answer",
    deletes: true,
  },
  {
    line: "POST /voice_gen/save-default-voice-setting",
    at: "/character-voice/character-1",
    action: chooseVoice,
    says: "Failed to save voice settings",
    confirmedBy: "any answer",
  },
  {
    line: "POST /default-voice-settings/add-voice",
    at: "/default-voices",
    as: "admin",
    action: submitForm("Add Default Voice", { Name: "Ada", "Voice id": "ada-1", "Preview address": "/ada.ogg" }),
    says: "Failed to add default voice",
    confirmedBy: "any answer",
  },
  {
    line: "POST /script-parsing/update-character-mapping",
    at: `${story}/script-media#cast`,
    action: chooseOption("Project character for BOB", ["character-2", "character-1"]),
    says: "Failed to update character mapping",
    confirmedBy: "any answer",
  },
  {
    line: "POST /shot/:dialogue_id/update-type",
    at: "/shot/line-1",
    action: chooseOption("Shot Type", ["action", "talking"]),
    says: (reason) =>
      /^HTTP error|could not be read$/.test(reason)
        ? "Failed to update shot type"
        : "An error occurred while updating shot type",
    serverWords: "",
    confirmedBy: "any answer",
  },
];

/** One row for every write that a user can cause. */
export const faultyWrites = [...texts, ...things, ...faultyAccounts, ...faultyStarts];
