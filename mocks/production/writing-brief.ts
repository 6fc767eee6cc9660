import type { Story, World, WritingHelp } from "../world";
import type { Brief } from "../writing/material";

/** The input of the writing help: the story, its project's words and people, and the user's last feedback. */
export function briefOf(world: World, story: Story, { feedback }: WritingHelp): Brief {
  const isOurs = ({ project_id }: { project_id: string }) => project_id === story.project_id;
  const { name = "", description = "" } = world.state.projects[story.project_id] ?? {};
  return {
    title: story.title,
    project: { name, description },
    logline: story.logline,
    script: story.script,
    ...story.length,
    context: Object.values(world.state.contexts)
      .filter(isOurs)
      .map(({ name: item, contextType, information }) => ({
        name: item,
        contextType,
        information: information.map((entry) => entry.information),
      })),
    characters: Object.values(world.state.characters)
      .filter(isOurs)
      .map(({ name: character, image_description }) => ({ name: character, description: image_description })),
    feedback: feedback === "" ? [] : [feedback],
  };
}
