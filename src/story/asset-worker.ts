import { statesOf, type StatesOfStory, type StoryAssets } from "@/rules/asset-state";
import { alsoInWorker, askWorker } from "@/shared/ask-worker";

const work = alsoInWorker(statesOf);

/** Works the states of a story out in a worker. The returned function gives it up. */
export const statesInWorker = (story: StoryAssets, tell: (states: StatesOfStory) => void) =>
  askWorker(
    {
      worker: () => new Worker(new URL("./asset-worker.ts", import.meta.url), { type: "module" }),
      asked: story,
      here: () => work(story),
    },
    tell,
  );
