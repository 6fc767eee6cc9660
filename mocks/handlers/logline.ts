import type * as contract from "@/api/contract/logline";
import { storyFor } from "../access";
import { Refusal, type Answers } from "../answers";
import { pause } from "../jobs";
import { briefOf } from "../production/writing-brief";
import type { Story, World } from "../world";
import { composeLoglines } from "../writing/assistant";

export const logline: Answers<typeof contract> = {
  existingLoglines({ story_id, user_id }, world) {
    const { logline_help } = storyFor(world, story_id, user_id).story;
    if (logline_help.text === "") throw new Refusal(404, "No logline recommendations found");
    return replyOf(logline_help);
  },
  async generateLoglineContext({ story_id, user_id }, world) {
    const { story } = storyFor(world, story_id, user_id, "edit");
    await pause(world, 2);
    story.logline_help.prepared = true;
  },
  generateLoglines: ({ story_id, user_id }, world) => compose(world, storyFor(world, story_id, user_id, "edit").story),
  sendLoglineFeedback({ story_id, user_id, feedback }, world) {
    storyFor(world, story_id, user_id, "edit").story.logline_help.feedback = feedback.trim();
    return {};
  },
  refreshLoglines: ({ story_id, user_id }, world) => compose(world, storyFor(world, story_id, user_id, "edit").story),
  editLogline({ story_id, user_id, logline: text }, world) {
    storyFor(world, story_id, user_id, "edit").story.logline = text;
  },
};

/** Considers the last feedback, which a reset has emptied. */
async function compose(world: World, story: Story) {
  const help = story.logline_help;
  if (!help.prepared) throw new Refusal(400, "Generate the logline context first");
  await pause(world, 4);
  help.text = composeLoglines(briefOf(world, story, help));
  return replyOf(help);
}

const replyOf = ({ text, feedback }: Story["logline_help"]) => ({ recommendations: text, feedback });
