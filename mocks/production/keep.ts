import type { Made, MediaJob } from "../media/studio";
import { newFile } from "../store";
import type { World } from "../world";

/** Makes something with the media engine and stores it. Resolves to its file name and length. */
export async function makeAndKeep(world: World, job: MediaJob, onProgress?: (share: number) => void) {
  return keep(world, job, await world.media.make(job, onProgress));
}

export async function keep(world: World, job: MediaJob, { bytes, type, seconds = 0 }: Made) {
  const file = newFile(job.make, type.replace(/^.*\//, "").replace("jpeg", "jpg"));
  await world.store.put(file, bytes);
  return { file, seconds, bytes };
}
