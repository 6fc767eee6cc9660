import { Refusal } from "../answers";
import { blankStory } from "../handlers/story";
import type { MediaJob, MediaStudio } from "../media/studio";
import { createWorld } from "../seed";
import { memoryStore } from "../store";

const script = `INT. KITCHEN - NIGHT

Rain beats against the window. BOB fills the kettle.

BOB
Is anybody there?

ANNA, 30, a tired nurse, comes in.

ANNA
(quietly)
Only me.
`;

/** For tests: a story of four lines, in a project without characters. Media are texts that name themselves. */
export function smallWorld() {
  const jobs: MediaJob[] = [];
  /** The kinds of media whose making fails. */
  const refusals = new Set<MediaJob["make"]>();
  const types = {
    speech: "audio/wav",
    portrait: "image/jpeg",
    panel: "image/jpeg",
    clip: "video/webm",
    film: "video/webm",
  };
  const media: MediaStudio = {
    async make(job, onProgress) {
      jobs.push(job);
      onProgress?.(0.5);
      if (refusals.has(job.make)) throw new Error(`No ${job.make} today.`);
      return { bytes: new TextEncoder().encode(job.make), type: types[job.make], seconds: 2 };
    },
    close: async () => undefined,
  };
  const world = createWorld({ media, store: memoryStore(), pace: 0, save: () => undefined });
  const story = { ...blankStory({ id: "s1", project_id: "project-1", title: "Tea", created_by: "owner" }), script };
  world.state.stories[story.id] = story;
  world.state.characters = {};
  return { world, story, jobs, refusals };
}

/** Status and text of an answer's refusal. */
export async function refusalOf(answer: () => unknown): Promise<[number, string]> {
  try {
    await answer();
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.message];
    throw error;
  }
  throw new Error("Nothing was refused.");
}
