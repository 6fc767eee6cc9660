import { http, HttpResponse, type HttpHandler } from "msw";
import { entry } from "./access";
import { seedState } from "./seed";
import { newId, type World } from "./world";

// Decision: .github/decisions/stand-in.md
/** A form post with a user_id creates that user's own copy of the sample project, unless they have one. */
export const sample = (world: World): HttpHandler[] => [
  http.post("*/__sample", async ({ request }) => {
    const named = (await request.formData()).get("user_id");
    const { user_id } = (typeof named === "string" && entry(world.state.people, named)) || {};
    if (user_id === undefined) return new HttpResponse("Nobody has this id.", { status: 404 });
    const id = sampleOf(world, user_id) ?? copySample(world, user_id);
    world.save();
    return new HttpResponse(null, { status: 303, headers: { Location: `/project/${id}` } });
  }),
];

const original = "project-1";

function sampleOf({ state }: World, owner: string): string | undefined {
  const name = seedState().projects[original]?.name;
  return Object.values(state.projects).find((project) => project.owner === owner && project.name === name)?.id;
}

/** Copies the sample project of the seed with everything in it. */
function copySample(world: World, owner: string): string {
  const { projects, contexts, stories, characters } = seedState();
  const project = projects[original];
  if (!project) throw new Error(`${original} is the sample project`);
  const project_id = newId(world, "project");
  world.state.projects[project_id] = { ...project, id: project_id, owner, permissions: [] };

  function give<Thing extends { project_id: string }>(kind: string, to: Record<string, Thing>, from: typeof to) {
    for (const thing of Object.values(from)) {
      if (thing.project_id !== original) continue;
      const id = newId(world, kind);
      to[id] = { ...thing, id, project_id };
    }
  }
  give("context", world.state.contexts, contexts);
  give("story", world.state.stories, stories);
  give("character", world.state.characters, characters);
  return project_id;
}
