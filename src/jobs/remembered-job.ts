// A story's running job is kept for the browser session, so that a reload follows it instead of starting a second one.
// A browser that stores nothing for us (cookies blocked) forgets it.
export interface JobOf {
  user_id: string;
  story_id: string;
  /** What is being made; the story's video unless told otherwise. */
  kind?: string;
}

const mark = "-job:";
const keyOf = ({ kind = "story-video", user_id, story_id }: JobOf) => `${kind}${mark}${user_id}:${story_id}`;

export function recallJob(of: JobOf): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(of)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberJob(of: JobOf, job_id: string) {
  try {
    sessionStorage.setItem(keyOf(of), job_id);
  } catch {
    // Nothing to remember it with.
  }
}

export function forgetJob(of: JobOf) {
  try {
    sessionStorage.removeItem(keyOf(of));
  } catch {
    // Nothing was remembered.
  }
}

/** For the end of a session. */
export function forgetAllJobs() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.includes(mark)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}
