import type * as contract from "@/api/contract/story";
import { personOf, projectFor, storyFor } from "../access";
import { Refusal, type Answers } from "../answers";
import { newId, type Story } from "../world";

export const story: Answers<typeof contract> = {
  listStories({ project_id, user_id }, world) {
    projectFor(world, project_id, user_id);
    const stories = Object.values(world.state.stories).filter((one) => one.project_id === project_id);
    return { stories: stories.map(({ id, title }) => ({ id, title })) };
  },

  createStory({ project_id, user_id, title }, world) {
    projectFor(world, project_id, user_id, "edit");
    const id = newId(world, "story");
    const { userName } = personOf(world, user_id);
    world.state.stories[id] = blankStory({ id, project_id, title: filled(title), created_by: userName });
    return { story_id: id };
  },

  storyDetails({ story_id, user_id }, world) {
    const { story: found, permissionLevel } = storyFor(world, story_id, user_id);
    const { id, title, created_by, length, logline, script, project_id } = found;
    return {
      story: { id, title, created_by, length, logline: { text: logline }, script: { text: script } },
      permissionLevel,
      projectId: project_id,
    };
  },

  updateStoryLength({ story_id, user_id, minutes, seconds }, world) {
    const { story: found } = storyFor(world, story_id, user_id, "edit");
    const isLength = [0, 1, 2, 3, 4, 5].includes(minutes) && [0, 15, 30, 45].includes(seconds) && minutes + seconds > 0;
    if (!isLength) throw new Refusal(400, "A story lasts from 15 seconds to 5 minutes 45, in steps of 15 seconds.");
    found.length = { minutes, seconds };
  },

  updateStoryTitle({ story_id, user_id, title }, world) {
    storyFor(world, story_id, user_id, "edit").story.title = filled(title);
  },

  /** Allowed for the project's owner and the story's creator. */
  deleteStory({ story_id, project_id, user_id }, world) {
    const { story: found, permissionLevel } = storyFor(world, story_id, user_id);
    if (found.project_id !== project_id) throw new Refusal(404, "Story not found");
    const isCreator = found.created_by === personOf(world, user_id).userName;
    if (permissionLevel !== "owner" && !isCreator) throw new Refusal(403, "You don't have permission to do this");
    delete world.state.stories[story_id];
  },
};

export const blankStory = (beginning: Pick<Story, "id" | "project_id" | "title" | "created_by">): Story => ({
  ...beginning,
  length: { minutes: 5, seconds: 0 },
  logline: "",
  script: "",
  logline_help: { prepared: false, text: "", feedback: "" },
  script_help: { prepared: false, text: "", feedback: "" },
  parsing: { status: "none" },
  lines: [],
  locations: [],
  mappings: {},
  charactersStatus: {},
});

function filled(title: string): string {
  if (!title.trim()) throw new Refusal(400, "A story needs a title.");
  return title.trim();
}
