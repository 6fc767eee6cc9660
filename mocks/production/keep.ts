import type { Made, MediaJob } from "../media/studio";
import { newFile } from "../store";
import { isOfSample } from "../store";
import type { World } from "../world";

/** Makes something with the media engine and stores it. Resolves to its file name and length. */
export async function makeAndKeep(world: World, job: MediaJob, before: string, onProgress?: (share: number) => void) {
  return keep(world, job, before, await world.media.make(job, onProgress));
}

/** `before` is the file that is made again, or "". */
export async function keep(world: World, job: MediaJob, before: string, { bytes, type, seconds = 0 }: Made) {
  const ending = type.replace(/^.*\//, "").replace("jpeg", "jpg");
  const overwrites =
    world.state.switches.mediaAddresses === "in place" && before.endsWith(`.${ending}`) && !isOfSample(before);
  const file = overwrites ? before : newFile(job.make, ending);
  await world.store.put(file, bytes);
  return { file, seconds, bytes };
}
