import type { ScreenOfProject } from "./roles";

const archer = "Daniel ArcherPlain and trustworthy; the man next door.Accent: AmericanUse: Lead, father, newsreader";
const grey = "Edmund GreyVelvet and menace, every consonant polished.Accent: BritishUse: Villain, butler, host";
const macleod = "Rory MacLeodGruff and generous, a laugh like gravel.Accent: ScottishUse: Sailor, mechanic";

/** The screens of the characters of a story, in the same world. */
export const characterScreens: ScreenOfProject[] = [
  {
    at: "/character/character-1",
    ready: /^Created by/,
    everybody: ["link Back to project", "link Voice", "link Image"],
    editors: ["button Edit name", "button Delete Character"],
  },
  {
    at: "/character-voice/character-1",
    ready: /^Rory MacLeod$/,
    everybody: [
      "link Back to character",
      "button Play preview of Daniel Archer",
      "button Play preview of Edmund Grey",
      "button Play preview of Rory MacLeod",
    ],
    editors: [
      "choice Male",
      "choice Female",
      "choice Young",
      "choice Middle-aged",
      "choice Old",
      `choice ${archer}`,
      `choice ${grey}`,
      `choice ${macleod}`,
    ],
  },
  {
    at: "/character-image/character-1",
    ready: /^A mild, goofy man of 40/,
    everybody: ["link Back to character"],
    editors: ["button Edit image description", "button Generate Character Image"],
  },
  {
    at: "/new-character/project-1",
    ready: /Only the owner and editors|^Name$/,
    everybody: [],
    editors: ["text Name", "button Save", "button Cancel"],
    readers: ["link Back to project"],
  },
];
