import { matchPath } from "react-router-dom";
import { listCharacters, characterDetails, characterImageDetails } from "@/api/contract/character";
import { contextDetails, listContext, listInformation } from "@/api/contract/context";
import { existingAudio } from "@/api/contract/generators";
import { characterMappings, characterMatchInfo, listLocations, parsedLines } from "@/api/contract/parsing";
import { listProjects, projectDetails } from "@/api/contract/project";
import { projectPermissions } from "@/api/contract/share";
import { listStories, storyDetails } from "@/api/contract/story";
import { loadVoiceSettings } from "@/api/contract/voice";
import type { Endpoint } from "@/api/endpoint";
import { isId } from "@/api/ids";
import { paths } from "@/routing/paths";

type Read = <Input, Reply, Wire>(e: Endpoint<Input, Reply, Wire>, input: Input) => unknown;

const readLines = (read: Read, story_id: string) => {
  read(storyDetails, { story_id });
  read(parsedLines, { story_id });
  read(existingAudio, { story_id });
};

/** What a screen reads as soon as it is opened, as far as its address says it; every address here names one id. */
const firstReads: Record<string, (read: Read, id: string) => void> = {
  [paths.project.pattern]: (read, project_id) => {
    read(projectDetails, { project_id });
    read(listStories, { project_id });
    read(listCharacters, { project_id });
    read(listContext, { project_id });
  },
  [paths.share.pattern]: (read, project_id) => {
    read(projectDetails, { project_id });
    read(projectPermissions, { project_id });
  },
  [paths.context.pattern]: (read, context_id) => {
    read(contextDetails, { context_id });
    read(listInformation, { context_id });
  },
  [paths.story.pattern]: (read, story_id) => void read(storyDetails, { story_id }),
  [paths.editLogline.pattern]: (read, story_id) => void read(storyDetails, { story_id }),
  [paths.editScript.pattern]: (read, story_id) => void read(storyDetails, { story_id }),
  [paths.scriptMedia.pattern]: (read, story_id) => {
    read(storyDetails, { story_id });
    read(parsedLines, { story_id });
    read(existingAudio, { story_id });
    read(characterMappings, { story_id });
    read(characterMatchInfo, { story_id });
    read(listLocations, { story_id });
  },
  [paths.boards.pattern]: readLines,
  [paths.film.pattern]: readLines,
  [paths.production.pattern]: readLines,
  [paths.character.pattern]: (read, character_id) => void read(characterDetails, { character_id }),
  [paths.characterVoice.pattern]: (read, character_id) => {
    read(characterDetails, { character_id });
    read(loadVoiceSettings, { character_id });
  },
  [paths.characterImage.pattern]: (read, character_id) => void read(characterImageDetails, { character_id }),
};

/** Has everything read that the screen of an address shows first; `email` is that of whoever will see it. */
export function prefetchFor(pathname: string, read: Read, email?: string) {
  if (email !== undefined && matchPath(paths.projectList, pathname)) read(listProjects, { user_email: email });
  for (const [route, reads] of Object.entries(firstReads)) {
    const [id] = Object.values(matchPath(route, pathname)?.params ?? {});
    if (id !== undefined && isId(id)) reads(read, id);
  }
}
