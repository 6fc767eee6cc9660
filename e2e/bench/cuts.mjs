// How long a cut of the Film room takes from one clip to the next, in turn with a bare page of two <video> elements.
import { makeClips, writeFilm } from "./clips.mjs";
import { over, quiet } from "./figures.mjs";
import { openPage } from "./served.mjs";

/** So many that one late cut of a round is beyond the 95th percentile of its twenty. */
const size = 21;
const path = "/story/story-1/film";

/** `samples[target]` is a list with one entry a round. */
export async function measureCuts(browser, targets, rounds) {
  const clips = await makeClips();
  const samples = over(targets, () => []);
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % targets.length;
    for (const target of [...targets.slice(turn), ...targets.slice(0, turn)])
      samples[target.name].push(await playFilm(browser, target, clips));
    console.error(`cuts: round ${round + 1} of ${rounds}`);
  }
  return samples;
}

async function playFilm(browser, { origin, isApplication }, clips) {
  const logsIn = isApplication === true;
  const page = await openPage(browser, "/login", () => undefined, { origin, logsIn });
  if (logsIn) await page.getByRole("heading", { name: "My Projects" }).waitFor();
  await writeFilm(page, clips, size);
  await page.addInitScript(watchFrames);
  await quiet();
  await page.goto(path);
  // A browser plays sound only where somebody has clicked.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Play again" }).waitFor({ timeout: 120_000 });
  const frames = await page.evaluate(() => globalThis.frames);
  await page.context().close();
  return cutsOf(frames);
}

/**
 * Milliseconds from the last frame of each clip until the first of the next is seen, and until the next one moves; and
 * how many clips were never seen.
 */
function cutsOf(frames) {
  const cuts = frames.flatMap(({ clip, at }, index) => {
    const before = frames[index - 1];
    if (before === undefined || before.clip === clip) return [];
    const second = frames[index + 1];
    return [{ seen: at - before.at, moves: second?.clip === clip ? second.at - before.at : Infinity }];
  });
  const lost = size - new Set(frames.map(({ clip }) => clip)).size;
  const share = (key, part) => {
    const sorted = cuts.map((cut) => cut[key]).toSorted((one, other) => one - other);
    return sorted[Math.ceil(sorted.length * part) - 1];
  };
  return { middle: share("seen", 0.5), late: share("seen", 0.95), moves: share("moves", 0.95), lost };
}

/** Runs in the page before any other script: notes when each frame of a clip is first seen. */
function watchFrames() {
  const frames = [];
  globalThis.frames = frames;
  /** The frames of players that cannot be seen: such a frame is seen when its player is. */
  const hidden = new Map();
  const isSeen = (video) => video.checkVisibility({ visibilityProperty: true });
  const follow = (video) =>
    video.requestVideoFrameCallback((_now, { presentationTime }) => {
      const clip = video.currentSrc;
      if (isSeen(video)) frames.push({ clip, at: presentationTime });
      else hidden.set(video, clip);
      follow(video);
    });
  const create = document.createElement.bind(document);
  document.createElement = (name, ...rest) => {
    const element = create(name, ...rest);
    if (name === "video") follow(element);
    return element;
  };
  const look = (now) => {
    for (const [video, clip] of hidden) {
      if (!isSeen(video)) continue;
      hidden.delete(video);
      if (clip === video.currentSrc) frames.push({ clip, at: now });
    }
    // Asked for in a task of its own, it comes after what the page itself does in a frame.
    void scheduler.postTask(() => requestAnimationFrame(look), { priority: "user-blocking" });
  };
  requestAnimationFrame(look);
}
