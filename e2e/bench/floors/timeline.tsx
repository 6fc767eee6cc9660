// The pure time of a film's timeline, noted as measures of the page. Every line has a picture, a sound and a clip of a
// known length, which costs the timeline most.
import { timelineOf, type FilmLine } from "../../../src/rules/timeline";
import { readLines } from "./lines";

const times = 21;
const known = {
  uidOf: ({ line_number }: FilmLine) => `line-${line_number}`,
  durationOf: () => 2,
  settingsOf: () => undefined,
};

async function begin() {
  const lines = (await readLines()).map((line) => ({
    ...line,
    image_url: `/api/media/${line.id}.webp`,
    audio_url: `/api/media/${line.id}.wav`,
    video_url: `/api/media/${line.id}.webm`,
  }));
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    const { segments } = timelineOf(lines, known);
    performance.measure("timeline", { start, detail: segments.length });
  }
  document.body.append(document.createElement("output"));
}
void begin();
