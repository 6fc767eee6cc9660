import * as routes from "@/routing/routes";
import { paths } from "@/routing/paths";
import type { SamplePerson } from "../../mocks/seed";

/** A visit to each of the product's routes, in a world where `everythingThere`; nobody is signed in where nobody is named. */
export const everyRoute: Record<keyof typeof routes, { at: string; as?: SamplePerson }> = {
  landing: { at: paths.landing },
  register: { at: paths.register },
  emailVerification: { at: paths.emailVerification },
  login: { at: paths.login },
  passwordResetRequest: { at: paths.passwordResetRequest },
  myAccount: { at: paths.myAccount, as: "owner" },
  admin: { at: paths.admin, as: "admin" },
  changePassword: { at: paths.changePassword, as: "owner" },
  logout: { at: paths.logout, as: "owner" },
  deleteAccount: { at: paths.deleteAccount, as: "owner" },
  createProject: { at: paths.createProject, as: "owner" },
  projectList: { at: paths.projectList, as: "owner" },
  project: { at: paths.project("project-1"), as: "owner" },
  newContext: { at: paths.newContext("project-1"), as: "owner" },
  context: { at: paths.context("context-1"), as: "owner" },
  information: { at: paths.information("context-1", "info-1"), as: "owner" },
  upload: { at: paths.upload("context-1", "info-1"), as: "owner" },
  attachment: { at: paths.attachment("context-1", "info-1", "attachment-1"), as: "owner" },
  share: { at: paths.share("project-1"), as: "owner" },
  newStory: { at: paths.newStory("project-1"), as: "owner" },
  story: { at: paths.story("story-1"), as: "owner" },
  editLogline: { at: paths.editLogline("story-1"), as: "owner" },
  editScript: { at: paths.editScript("story-1"), as: "owner" },
  newCharacter: { at: paths.newCharacter("project-1"), as: "owner" },
  character: { at: paths.character("character-1"), as: "owner" },
  characterVoice: { at: paths.characterVoice("character-1"), as: "owner" },
  characterImage: { at: paths.characterImage("character-1"), as: "owner" },
  defaultVoices: { at: paths.defaultVoices, as: "admin" },
  scriptMedia: { at: paths.scriptMedia("story-1"), as: "owner" },
  editVideo: { at: paths.editVideo("story-1"), as: "owner" },
  shot: { at: paths.shot("line-1"), as: "owner" },
};
