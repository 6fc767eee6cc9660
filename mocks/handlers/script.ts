import type * as contract from "@/api/contract/script";
import { storyFor } from "../access";
import { Refusal, type Answers } from "../answers";
import { pause } from "../jobs";
import { briefOf } from "../production/writing-brief";
import type { Story, World } from "../world";
import { composeScript } from "../writing/assistant";

export const script: Answers<typeof contract> = {
  existingScript({ story_id, user_id }, world) {
    const { script_help } = storyFor(world, story_id, user_id).story;
    if (script_help.text === "") throw new Refusal(404, "No script recommendation found");
    return replyOf(script_help);
  },
  async generateScriptContext({ story_id, user_id }, world) {
    const { story } = storyFor(world, story_id, user_id, "edit");
    await pause(world, 2);
    story.script_help.prepared = true;
  },
  generateScript: ({ story_id, user_id }, world) => compose(world, storyFor(world, story_id, user_id, "edit").story),
  sendScriptFeedback({ story_id, user_id, feedback }, world) {
    storyFor(world, story_id, user_id, "edit").story.script_help.feedback = feedback.trim();
    return {};
  },
  refreshScript: ({ story_id, user_id }, world) => compose(world, storyFor(world, story_id, user_id, "edit").story),
  editScript({ story_id, user_id, script: text }, world) {
    storyFor(world, story_id, user_id, "edit").story.script = text;
  },
};

/** Uses the story as it is, its project, and the last feedback. */
async function compose(world: World, story: Story) {
  const help = story.script_help;
  if (!help.prepared) throw new Refusal(400, "Generate the script context first");
  await pause(world, 6);
  help.text = composeScript(briefOf(world, story, help));
  return replyOf(help);
}

const replyOf = ({ text, feedback }: Story["script_help"]) => ({ recommendation: text, feedback });
