import type { Story, World, WritingHelp } from "../world";
import type { Brief } from "../writing/assistant";

/** The input of the writing help: the project's context and characters, and the user's last feedback. */
export function briefOf(world: World, story: Story, { feedback }: WritingHelp): Brief {
  const isOurs = ({ project_id }: { project_id: string }) => project_id === story.project_id;
  return {
    title: story.title,
    context: Object.values(world.state.contexts)
      .filter(isOurs)
      .map(({ name, contextType, information }) => ({
        name,
        contextType,
        information: information.map((entry) => entry.information),
      })),
    characters: Object.values(world.state.characters)
      .filter(isOurs)
      .map(({ name }) => name),
    feedback: feedback === "" ? [] : [feedback],
  };
}
