import { Refusal } from "./answers";
import type { Character, ContextItem, Line, PermissionLevel, Person, Project, Story, World } from "./world";

/** The permission a call needs: to read, to write and generate, or that of the owner. */
export type Need = "read" | "edit" | "own";

const enough: Record<Need, PermissionLevel[]> = {
  read: ["owner", "editor", "commenter", "viewer"],
  edit: ["owner", "editor"],
  own: ["owner"],
};

/** A thing of a project, and the caller's level there. */
interface Access {
  project: Project;
  permissionLevel: PermissionLevel;
}

export function personOf(world: World, user_id: string): Person {
  const person = entry(world.state.people, user_id);
  if (!person) throw new Refusal(401, "There is no such user");
  return person;
}

/** A person's level in a project; undefined for a stranger. */
export function levelIn(
  project: Pick<Project, "owner" | "permissions">,
  { user_id, email }: Pick<Person, "user_id" | "email">,
): PermissionLevel | undefined {
  if (project.owner === user_id) return "owner";
  return project.permissions.find((one) => one.email === email.toLowerCase())?.permission;
}

/** The project, if the caller's level suffices. Refuses unknown projects (404), strangers and lower levels (403). */
export function projectFor(world: World, project_id: string, user_id: string, need: Need = "read"): Access {
  const project = known(world.state.projects, project_id, "Project");
  const permissionLevel = levelIn(project, personOf(world, user_id));
  if (!permissionLevel) throw new Refusal(403, "You don't have access to this project");
  if (!enough[need].includes(permissionLevel)) throw new Refusal(403, "You don't have permission to do this");
  return { project, permissionLevel };
}

export function storyFor(world: World, story_id: string, user_id: string, need?: Need): Access & { story: Story } {
  const story = known(world.state.stories, story_id, "Story");
  return { story, ...projectFor(world, story.project_id, user_id, need) };
}

export function contextFor(
  world: World,
  context_id: string,
  user_id: string,
  need?: Need,
): Access & { context: ContextItem } {
  const context = known(world.state.contexts, context_id, "Context item");
  return { context, ...projectFor(world, context.project_id, user_id, need) };
}

export function characterFor(
  world: World,
  character_id: string,
  user_id: string,
  need?: Need,
): Access & { character: Character } {
  const character = known(world.state.characters, character_id, "Character");
  return { character, ...projectFor(world, character.project_id, user_id, need) };
}

/** One line of a script, by its own id. */
export function shotFor(
  world: World,
  dialogue_id: string,
  user_id: string,
  need?: Need,
): Access & { line: Line; story: Story } {
  for (const { id, lines } of Object.values(world.state.stories)) {
    const line = lines.find((one) => one.id === dialogue_id);
    if (line) return { line, ...storyFor(world, id, user_id, need) };
  }
  throw new Refusal(404, "Shot not found");
}

/** An entry of a table; names such as "constructor" are no entries. */
export const entry = <Thing>(table: Record<string, Thing>, id: string): Thing | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

function known<Thing>(table: Record<string, Thing>, id: string, kind: string): Thing {
  const thing = entry(table, id);
  if (!thing) throw new Refusal(404, `${kind} not found`);
  return thing;
}
