import type { Page } from "playwright/test";
import { everyRoute } from "../src/testing/every-route";
import * as account from "./screens/account";
import * as character from "./screens/character";
import * as context from "./screens/context";
import * as open from "./screens/open";
import * as project from "./screens/project";
import { locateProof, show, states, type States } from "./screens/shown";
import * as story from "./screens/story";

const all: Record<keyof typeof everyRoute, States> = {
  landing: open.landing,
  register: open.registerScreen,
  emailVerification: open.emailVerification,
  login: open.login,
  passwordResetRequest: open.passwordResetRequest,
  myAccount: account.myAccount,
  admin: account.adminScreen,
  changePassword: account.changePassword,
  logout: open.logout,
  deleteAccount: account.deleteAccount,
  createProject: project.createProject,
  projectList: project.projectList,
  project: project.project,
  newContext: project.newContext,
  context: context.context,
  information: context.information,
  upload: context.upload,
  attachment: context.attachment,
  share: project.share,
  newStory: project.newStory,
  story: story.story,
  editLogline: story.editLogline,
  editScript: story.editScript,
  newCharacter: project.newCharacter,
  character: character.character,
  characterVoice: character.characterVoice,
  characterImage: character.characterImage,
  defaultVoices: account.defaultVoices,
  scriptMedia: story.scriptMedia,
  boards: story.boards,
  film: story.film,
  production: story.production,
  editVideo: story.editVideo,
  shot: story.shot,
};

/** Each of the screens, with the preparation of each of its states. A route without a row does not compile. */
export const screens = Object.entries(everyRoute).map(([name, { at }]) => ({
  name,
  states: states.map((state) => ({
    state,
    prepare: (page: Page) => show(page, at, state, statesOf(name)[state]),
    /** Something that is visible only in this state. */
    proof: (page: Page) => locateProof(page, statesOf(name)[state]),
  })),
}));

function statesOf(name: string): States {
  const found = Object.entries(all).find(([screen]) => screen === name)?.[1];
  if (!found) throw new Error(`The screen ${name} has no row`);
  return found;
}
