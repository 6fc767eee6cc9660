import type { paths } from "@/routing/paths";
import type { SamplePerson } from "../../mocks/seed";

/** A route's address, its user, and texts from the server that its screen shows in the world of `seedFullWorld`. */
interface Visited {
  at: string;
  as?: SamplePerson;
  shows: string[];
  /** Texts of which it shows the beginning. */
  begins?: string[];
}

const story = "Traffic Control Dogs";
const project = "Cyber Pawn Shorts";
const cloud = "The cyber cloud";

/** One row for each route. All of them show the user's name, from the server, in the top bar. */
export const everyRoute: Record<keyof typeof paths, Visited> = {
  landing: { at: "/", shows: [] },
  register: { at: "/register", shows: [] },
  emailVerification: { at: "/emailverification", shows: [] },
  login: { at: "/login", shows: [] },
  passwordResetRequest: { at: "/passwordresetrequest", shows: [] },
  myAccount: { at: "/myaccount", shows: ["owner@studio.test"] },
  admin: { at: "/admin", as: "admin", shows: [] },
  changePassword: { at: "/changepassword", shows: [] },
  logout: { at: "/logout", shows: [] },
  deleteAccount: { at: "/deleteaccount", shows: [] },
  createProject: { at: "/createproject", shows: [] },
  projectList: { at: "/projectlist", shows: [project] },
  project: { at: "/project/project-1", shows: [project, cloud, "Setting", "BOB", story] },
  newContext: { at: "/new-project-context/project-1", shows: [project] },
  context: { at: "/project-context/context-1", shows: [cloud, "Who runs it"] },
  information: { at: "/context-information/context-1?infoId=info-1", shows: ["Who runs it", "weather.pdf"] },
  upload: { at: "/context-information/context-1/upload?infoId=info-1", shows: [cloud] },
  attachment: { at: "/view-attachment/context-1?infoId=info-1&attachmentId=attachment-1", shows: ["weather.pdf"] },
  share: { at: "/share/project-1", shows: [project, "editor@studio.test"] },
  newStory: { at: "/new-story/project-1", shows: [project] },
  story: { at: "/story/story-1", shows: [story] },
  editLogline: { at: "/story/story-1/edit-logline", shows: [story] },
  editScript: { at: "/story/story-1/edit-script", shows: [story] },
  newCharacter: { at: "/new-character/project-1", shows: [project] },
  character: { at: "/character/character-1", shows: ["BOB"] },
  characterVoice: { at: "/character-voice/character-1", shows: ["BOB"] },
  characterImage: { at: "/character-image/character-1", shows: ["BOB"] },
  defaultVoices: { at: "/default-voices", as: "admin", shows: ["Daniel Archer"] },
  scriptMedia: {
    at: "/story/story-1/script-media#locations",
    shows: [story, "EXT. PARK - DAY", "A wet park.", "Hi hello."],
  },
  boards: { at: "/story/story-1/boards", shows: [story, "EXT. PARK - DAY"], begins: ["Hi hello."] },
  production: { at: "/story/story-1/production", shows: [story], begins: ["Hi hello."] },
  film: { at: "/story/story-1/film", shows: [story, "EXT. PARK - DAY", "Hi hello."] },
  editVideo: { at: "/story/story-1/edit-video", shows: [story] },
  shot: { at: "/shot/line-1", shows: ["Bob waves.", "Hi hello."] },
};
