import { generatePath } from "react-router-dom";

/** Every route of the product; document 1, section 2. */
export const routes = {
  landing: "/",
  register: "/register",
  emailVerification: "/emailverification",
  login: "/login",
  passwordResetRequest: "/passwordresetrequest",
  myAccount: "/myaccount",
  admin: "/admin",
  changePassword: "/changepassword",
  logout: "/logout",
  deleteAccount: "/deleteaccount",
  createProject: "/createproject",
  projectList: "/projectlist",
  project: "/project/:projectId",
  newContext: "/new-project-context/:projectId",
  context: "/project-context/:contextId",
  information: "/context-information/:contextId",
  upload: "/context-information/:contextId/upload",
  attachment: "/view-attachment/:contextId",
  share: "/share/:projectId",
  newStory: "/new-story/:projectId",
  story: "/story/:storyId",
  editLogline: "/story/:storyId/edit-logline",
  editScript: "/story/:storyId/edit-script",
  newCharacter: "/new-character/:projectId",
  character: "/character/:characterId",
  characterVoice: "/character-voice/:characterId",
  characterImage: "/character-image/:characterId",
  defaultVoices: "/default-voices",
  scriptMedia: "/story/:storyId/script-media",
  editVideo: "/story/:storyId/edit-video",
  shot: "/shot/:dialogueId",
} as const;

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`;

/** The address of each screen; a link is built here and nowhere else. */
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
  /** Without an entry's id: the screen that adds one. */
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
