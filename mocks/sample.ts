import { http, HttpResponse, type HttpHandler } from "msw";
import { entry } from "./access";
import { copySample, sampleOf, storyToTry } from "./sample-project";
import type { World } from "./world";

// Decision: .github/decisions/stand-in.md
/**
 * A form post with a user_id creates that user's own copy of the sample project, unless they have one, and opens it. With
 * `state=empty` it opens the story in it that is still to be made.
 */
export const sample = (world: World): HttpHandler[] => [
  http.post("*/__sample", async ({ request }) => {
    const form = await request.formData();
    const named = form.get("user_id");
    const { user_id } = (typeof named === "string" && entry(world.state.people, named)) || {};
    if (user_id === undefined) return new HttpResponse("Nobody has this id.", { status: 404 });
    const project = sampleOf(world, user_id) ?? copySample(world, user_id);
    const to = form.get("state") === "empty" ? `/story/${storyToTry(world, project).id}` : `/project/${project.id}`;
    world.save();
    return new HttpResponse(null, { status: 303, headers: { Location: to } });
  }),
];
