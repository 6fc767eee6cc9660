import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "./passwords";
import { seedState } from "./seed";
import { usualSwitches } from "./switches";
import type { Person, State } from "./world";

/** Milliseconds from the last change to the write, so that a burst of changes is written once. */
const writeDelayMs = 300;

export const isKept = (folder: string) => existsSync(join(folder, "state.json"));

/** The state stored in a folder; the seed where there is none, or it is unreadable. */
export function readState(folder: string): State {
  const path = join(folder, "state.json");
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return seedState();
  }
  try {
    const state: State = { ...seedState(), ...(JSON.parse(text) as Partial<State>) };
    // Those of an earlier version may lack one.
    state.switches = { ...usualSwitches, ...state.switches };
    failRunningJobs(state);
    if (digestPasswords(state)) writeState(folder, state);
    return state;
  } catch {
    renameSync(path, join(folder, "state.unreadable.json"));
    return seedState();
  }
}

/** Writes to a temporary file and renames it, so that a crash never leaves half a state. */
function writeState(folder: string, state: State): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "state.json");
  writeFileSync(`${path}.part`, JSON.stringify(state));
  renameSync(`${path}.part`, path);
}

/** Returns a function that schedules a write of the state. A pending write is done when the process exits. */
export function createStateWriter(folder: string, stateNow: () => State): () => void {
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    writeState(folder, stateNow());
  };
  process.once("exit", write);
  return () => {
    timer ??= setTimeout(write, writeDelayMs);
  };
}

/** Earlier versions stored plain passwords; these are replaced by digests. Returns whether there were any. */
function digestPasswords({ people }: State): boolean {
  const old = Object.values(people).filter((person): person is Person & { password: string } => "password" in person);
  for (const { password, ...person } of old) people[person.user_id] = { ...person, passwordDigest: digestOf(password) };
  return old.length > 0;
}

const stopped = "The studio was restarted.";

/** Jobs end with their process, so those that were running are marked as ended. */
function failRunningJobs({ stories, characters, storyVideoJobs }: State): void {
  for (const { parsing, lines, charactersStatus } of Object.values(stories)) {
    if (parsing.status === "starting" || parsing.status === "processing") {
      Object.assign(parsing, { status: "failed", error: stopped });
    }
    for (const { image_job, video_job } of lines) {
      for (const job of [image_job, video_job]) {
        const isUnderWay = job.status === "generating" || job.status === "audio_processing";
        if (isUnderWay) Object.assign(job, { status: "failed", error: stopped });
      }
    }
    for (const [id, status] of Object.entries(charactersStatus)) {
      if (status !== "complete") charactersStatus[id] = "failed";
    }
  }
  for (const character of Object.values(characters)) {
    if (character.generation_status !== "pending") continue;
    Object.assign(character, { generation_status: "failed", generation_error: stopped });
  }
  for (const job of Object.values(storyVideoJobs)) {
    if (job.status === "completed" || job.status === "failed") continue;
    Object.assign(job, { status: "failed", error: stopped });
  }
}
