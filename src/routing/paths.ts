import { generatePath } from "react-router-dom";
import * as routes from "./routes";

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`;

/** The address of each screen. Links are built only here. */
export const paths = {
  landing: routes.landing,
  register: routes.register,
  emailVerification: routes.emailVerification,
  login: routes.login,
  passwordResetRequest: routes.passwordResetRequest,
  myAccount: routes.myAccount,
  admin: routes.admin,
  changePassword: routes.changePassword,
  logout: routes.logout,
  deleteAccount: routes.deleteAccount,
  createProject: routes.createProject,
  projectList: routes.projectList,
  defaultVoices: routes.defaultVoices,
  project: (projectId: string) => generatePath(routes.project, { projectId }),
  newContext: (projectId: string) => generatePath(routes.newContext, { projectId }),
  newStory: (projectId: string) => generatePath(routes.newStory, { projectId }),
  newCharacter: (projectId: string) => generatePath(routes.newCharacter, { projectId }),
  share: (projectId: string) => generatePath(routes.share, { projectId }),
  context: (contextId: string) => generatePath(routes.context, { contextId }),
  /** Without `infoId` the screen adds an entry. */
  information: (contextId: string, infoId?: string) => {
    const path = generatePath(routes.information, { contextId });
    return infoId === undefined ? path : withQuery(path, { infoId });
  },
  upload: (contextId: string, infoId: string) => withQuery(generatePath(routes.upload, { contextId }), { infoId }),
  attachment: (contextId: string, infoId: string, attachmentId: string) =>
    withQuery(generatePath(routes.attachment, { contextId }), { infoId, attachmentId }),
  story: (storyId: string) => generatePath(routes.story, { storyId }),
  editLogline: (storyId: string) => generatePath(routes.editLogline, { storyId }),
  editScript: (storyId: string) => generatePath(routes.editScript, { storyId }),
  scriptMedia: (storyId: string) => generatePath(routes.scriptMedia, { storyId }),
  editVideo: (storyId: string) => generatePath(routes.editVideo, { storyId }),
  character: (characterId: string) => generatePath(routes.character, { characterId }),
  characterVoice: (characterId: string) => generatePath(routes.characterVoice, { characterId }),
  characterImage: (characterId: string) => generatePath(routes.characterImage, { characterId }),
  shot: (dialogueId: string) => generatePath(routes.shot, { dialogueId }),
};
