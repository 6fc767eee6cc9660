import { availableParallelism } from "node:os";
import type { MediaJob, MediaStudio } from "./media/studio";
import { portraitJob } from "./production/characters";
import { clipJob, panelJob, speechJob } from "./production/shoot";
import { copySample, sampleFilm } from "./sample-project";
import { isOfSample } from "./store";
import { growingFilm } from "./growing-film";
import { createWorld } from "./seed";
import type { Line, MediaStore } from "./world";

// Decision: .github/decisions/stand-in.md
/** The media of the sample project: named in every copy, made when they are first looked at, then kept for all. */
export interface Shelf {
  get(file: string): Promise<Uint8Array | undefined>;
  /** A film that is still being made, as it grows; undefined for any other file. */
  grow(file: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Makes everything beforehand, after whatever is asked for. */
  warm(): Promise<void>;
}

/** How many clips are made before all other pictures. */
const openingClips = 4;

/** A world's own files, with the sample's behind them. */
export const withShelf = (own: MediaStore, shelf: Shelf): MediaStore => ({
  put: (file, bytes) => own.put(file, bytes),
  get: async (file) => (await own.get(file)) ?? (isOfSample(file) ? shelf.get(file) : undefined),
  grow: async (file) => (isOfSample(file) ? shelf.grow(file) : undefined),
});

export function createShelf(media: MediaStudio, kept: MediaStore): Shelf {
  const inHand = new Map<string, Promise<Uint8Array | undefined>>();
  const asked = new Set<Promise<unknown>>();
  /** The sample in a world of its own, where its jobs are read from. */
  const model = createWorld({ media, store: { ...kept, get }, pace: 0, save: () => undefined });
  let known: Map<string, () => Promise<MediaJob>> | undefined;
  let clips: Line[] = [];

  /** What each file is made of, in the order in which a visitor comes to see them. */
  function recipes(): Map<string, () => Promise<MediaJob>> {
    if (known) return known;
    const project = copySample(model, "user-owner");
    const isOurs = ({ project_id }: { project_id: string }) => project_id === project.id;
    const story = Object.values(model.state.stories).find((one) => isOurs(one) && one.video);
    if (!story) throw new Error("The sample has a film");
    clips = story.lines;
    known = new Map();
    for (const character of Object.values(model.state.characters).filter(isOurs)) {
      known.set(character.image_file, async () => portraitJob(model, character));
    }
    const paint = (line: Line) => known?.set(line.image_file, async () => panelJob(model, story, line));
    const film = (line: Line) => {
      if (line.audio_file !== "") known?.set(line.audio_file, async () => speechJob(model, story, line));
      known?.set(line.video_file, () => clipJob(model, story, line, line.shot_type || "action"));
    };
    // The film can begin before all its pictures are there.
    const opening = clips.slice(0, openingClips);
    for (const line of opening) {
      paint(line);
      film(line);
    }
    for (const line of clips) paint(line);
    for (const line of clips) film(line);
    known.set(sampleFilm, async () => ({ make: "film", clips: await allClips() }));
    return known;
  }

  const allClips = async () => Promise.all(clips.map(({ video_file }) => wanted(video_file)));

  async function wanted(file: string): Promise<Uint8Array> {
    const bytes = await make(file);
    if (!bytes) throw new Error(`${file} is of the sample`);
    return bytes;
  }

  function make(file: string): Promise<Uint8Array | undefined> {
    const before = inHand.get(file);
    if (before) return before;
    const work = (async () => {
      const there = await kept.get(file);
      const recipe = there ? undefined : recipes().get(file);
      if (!recipe) return there;
      const { bytes, seconds } = await media.make(await recipe());
      await kept.put(file, bytes);
      if (file === sampleFilm) {
        const facts = { duration: seconds, file_size: bytes.length };
        await kept.put(`${file}.json`, new TextEncoder().encode(JSON.stringify(facts)));
      }
      return bytes;
    })().finally(() => inHand.delete(file));
    inHand.set(file, work);
    return work;
  }

  async function get(file: string): Promise<Uint8Array | undefined> {
    const work = make(file);
    asked.add(work);
    return work.finally(() => asked.delete(work));
  }

  async function* clipsInTurn(): AsyncGenerator<Uint8Array> {
    const files = clips.map(({ video_file }) => video_file);
    for (const [index, file] of files.entries()) {
      // Two ahead, one for each thread of the engine.
      for (const next of files.slice(index + 1, index + 3)) void make(next).catch(() => undefined);
      yield await get(file).then((bytes) => bytes ?? new Uint8Array());
    }
  }

  return {
    get,
    async grow(file) {
      if (file !== sampleFilm || (await kept.get(file))) return undefined;
      recipes();
      return growingFilm(
        clipsInTurn(),
        clips.reduce((sum, line) => sum + expectedSeconds(line), 0),
      );
    },
    async warm() {
      const files = [...recipes().keys()].values();
      const one = async () => {
        for (const file of files) {
          while (asked.size > 0) await Promise.allSettled(asked);
          await make(file).catch(() => undefined);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() > 2 ? 2 : 1 }, one));
    },
  };
}

/** About how long a clip is to be: words at a talking pace, and what the camera takes for action. */
const expectedSeconds = ({ dialogue_text, action_video_prompt }: Line) =>
  dialogue_text === ""
    ? Math.min(4, 2.5 + action_video_prompt.length / 120)
    : 0.7 + dialogue_text.split(" ").length / 2.6;
