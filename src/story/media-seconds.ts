/** Milliseconds after which a file that tells no length is asked no more. */
const patienceMs = 15_000;

/** How many files are asked at once: a film of thousands of clips must leave the connections to what is looked at. */
const atOnce = 4;

export const isSeconds = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;

export type MediaFile = { url: string; kind: "audio" | "video" };

/** Seconds of a file, from its metadata alone; undefined where it tells none in time, or has no end. */
export function readSeconds({ url, kind }: MediaFile, signal: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve) => {
    const player = document.createElement(kind);
    const over = new AbortController();
    function end(seconds?: number) {
      clearTimeout(timer);
      over.abort();
      // Gives up the rest of the file.
      player.removeAttribute("src");
      player.load();
      resolve(isSeconds(seconds) ? seconds : undefined);
    }
    const timer = setTimeout(end, patienceMs);
    const heard = { signal: over.signal };
    player.addEventListener("loadedmetadata", () => end(player.duration), heard);
    player.addEventListener("error", () => end(), heard);
    signal.addEventListener("abort", () => end(), heard);
    player.preload = "metadata";
    player.muted = true;
    player.src = url;
  });
}

type Tell = (url: string, seconds: number | undefined) => void;

/** Reads the seconds of files, some at once, in their order, and tells each; what is asked again is asked once. */
export async function readAllSeconds(
  files: readonly MediaFile[],
  { tell, signal, read = readSeconds }: { tell: Tell; signal: AbortSignal; read?: typeof readSeconds },
): Promise<void> {
  const waiting = [...files];
  async function readNext(): Promise<void> {
    const file = waiting.shift();
    if (file === undefined || signal.aborted) return;
    const seconds = await read(file, signal);
    if (!signal.aborted) tell(file.url, seconds);
    await readNext();
  }
  await Promise.all(Array.from({ length: atOnce }, readNext));
}
