import type { World } from "../../mocks/world";
import {
  opensDialog,
  dialog,
  fill,
  neverAnswers,
  inAlert,
  serverError,
  leaving,
  menu,
  press,
  inSequence,
} from "./actions";
import type { Shown, States } from "./shown";

// The screens of projects, of adding to them, and of sharing.

const line = "GET /project/:project_id/check-and-fetch";

function theProject({ state }: World) {
  const project = state.projects["project-1"];
  if (!project) throw new Error("The sample project has changed");
  return project;
}

const withoutContent = ({ state }: World) => Object.assign(state, { contexts: {}, characters: {}, stories: {} });

/** The states of a form that adds something by its name. */
const adding = (label: string, submit: string, creates: string, failure: string, viewer: Shown): States => ({
  loading: { faults: { [line]: neverAnswers }, shows: "Loading project..." },
  error: {
    faults: { [creates]: serverError },
    act: inSequence(fill({ [label]: "Night Bus" }), press(submit)),
    shows: inAlert(failure),
  },
  loaded: {
    act: fill({ [label]: "Night Bus" }),
    shows: (page) => page.getByRole("button", { name: submit, exact: true, disabled: false }),
  },
  dialog: leaving(fill({ [label]: "Night Bus" })),
  empty: {
    instead: "nothing typed yet",
    shows: (page) => page.getByRole("button", { name: submit, exact: true, disabled: true }),
  },
  viewer,
});

const onlyEditors = (what: string): Shown => ({
  shows: `Only the owner and editors of a project can add ${what}.`,
});

export const createProject: States = {
  ...adding("Project Name", "Create Project", "POST /project/create", "Failed to create project. Please try again.", {
    instead: "everybody may",
    shows: (page) => page.getByLabel("Project Name"),
  }),
  loading: {
    instead: "the project is on its way",
    faults: { "POST /project/create": neverAnswers },
    act: inSequence(fill({ "Project Name": "Night Bus" }), press("Create Project")),
    shows: "Saving...",
  },
  empty: {
    instead: "sent with nothing in it",
    act: press("Create Project"),
    shows: inAlert("Please enter a project name."),
  },
};

export const newContext = adding(
  "Name",
  "Save",
  "POST /project-context/create",
  "Failed to create context. Please try again.",
  onlyEditors("context items"),
);
export const newStory = adding(
  "Title",
  "Save",
  "POST /story/create",
  "Failed to create story. Please try again.",
  onlyEditors("stories"),
);
export const newCharacter = adding(
  "Name",
  "Save",
  "POST /character/create",
  "Failed to create character:",
  onlyEditors("characters"),
);

export const projectList: States = {
  loading: { faults: { "GET /project/list-all": neverAnswers }, shows: "Loading projects..." },
  error: {
    faults: { "GET /project/list-all": serverError },
    shows: inAlert("Failed to load projects. Please try again."),
  },
  loaded: { shows: "Cyber Pawn Shorts" },
  dialog: menu,
  empty: { given: ({ state }) => void (state.projects = {}), shows: "No projects found." },
  viewer: { shows: "· viewer" },
};

export const project: States = {
  loading: { faults: { [line]: neverAnswers }, shows: "Loading project..." },
  error: { faults: { [line]: serverError }, shows: inAlert("An error occurred") },
  loaded: { shows: (page) => page.getByRole("link", { name: "Traffic Control Dogs" }) },
  dialog: opensDialog("Delete Project", "Delete this project?"),
  empty: { given: withoutContent, shows: "No stories yet." },
  viewer: { shows: (page) => page.getByRole("link", { name: "Traffic Control Dogs" }) },
};

export const share: States = {
  loading: {
    faults: { "GET /share/project-permissions/:project_id": neverAnswers },
    shows: "Loading project permissions...",
  },
  error: {
    faults: { "GET /share/project-permissions/:project_id": serverError },
    shows: inAlert("Failed to load project permissions. Please try again."),
  },
  loaded: { shows: (page) => page.getByLabel("Permission of editor@studio.test") },
  dialog: {
    act: (page) => page.getByLabel("Permission of editor@studio.test").selectOption("remove"),
    shows: dialog("Remove editor@studio.test?"),
  },
  empty: {
    instead: "the owner alone, and an invitation sent with nothing in it",
    given: (world) => void (theProject(world).permissions = []),
    act: press("Invite"),
    shows: inAlert("Please enter an email address."),
  },
  viewer: { shows: (page) => page.getByText("viewer@studio.test (you)") },
};
