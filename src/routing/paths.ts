/** The address of a screen by the id that its route names, and by values of the query: one that is undefined is left out. */
function byId<Names extends string[]>(pattern: string, ...names: Names) {
  const address = (id: string, ...values: { [Name in keyof Names]?: string }) => {
    const path = pattern.replace(/:\w+/, encodeURIComponent(id));
    const query = names.flatMap((name, at) => (values[at] === undefined ? [] : [[name, values[at]]]));
    return query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
  };
  return Object.assign(address, { pattern });
}

/** Every route of the product; document 1, section 2. A link is built here and nowhere else. */
export const paths = {
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
  defaultVoices: "/default-voices",
  project: byId("/project/:projectId"),
  newContext: byId("/new-project-context/:projectId"),
  /** With `import`, the story begins with the script of a file. */
  newStory: byId("/new-story/:projectId", "import"),
  newCharacter: byId("/new-character/:projectId"),
  share: byId("/share/:projectId"),
  context: byId("/project-context/:contextId"),
  /** Without an entry's id: the screen that adds one. */
  information: byId("/context-information/:contextId", "infoId"),
  upload: byId("/context-information/:contextId/upload", "infoId"),
  attachment: byId("/view-attachment/:contextId", "infoId", "attachmentId"),
  /** The rooms of a story. Each opens at the shot of a line, if one is named. */
  story: byId("/story/:storyId", "line"),
  editLogline: byId("/story/:storyId/edit-logline"),
  editScript: byId("/story/:storyId/edit-script"),
  scriptMedia: byId("/story/:storyId/script-media", "line"),
  boards: byId("/story/:storyId/boards", "line"),
  film: byId("/story/:storyId/film", "line"),
  production: byId("/story/:storyId/production", "line"),
  editVideo: byId("/story/:storyId/edit-video"),
  character: byId("/character/:characterId"),
  characterVoice: byId("/character-voice/:characterId"),
  characterImage: byId("/character-image/:characterId"),
  shot: byId("/shot/:dialogueId"),
};

/** The pattern of every route, as the router takes it. */
export const patterns = () => Object.values(paths).map((path) => (typeof path === "string" ? path : path.pattern));
