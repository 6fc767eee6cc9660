import { createRequire } from "node:module";
import type LibAVTypes from "@libav.js/variant-webm";

// As in mocks/media/encode.ts: the CommonJS build finds its wasm beside itself.
const wrapper: typeof LibAVTypes = createRequire(import.meta.url)("@libav.js/variant-webm");

export interface FilmTrack {
  codec: string;
  /** From its first packet to the end of its last one. */
  seconds: number;
  packets: number;
}

export interface ReadFilm {
  /** As the file itself tells it. */
  seconds: number;
  video: FilmTrack | undefined;
  audio: FilmTrack | undefined;
  /** The loudest between two seconds, from 0 to 1. Opus only: the package decodes no other sound of a film. */
  loudest: (from: number, to: number) => number;
}

/** Reads a film's tracks with a program that had no part in writing it. */
export async function readFilm(bytes: Uint8Array): Promise<ReadFilm> {
  const libav = await wrapper.LibAV({ noworker: true });
  const name = "film";
  await libav.writeFile(name, bytes);
  const [file, streams] = await libav.ff_init_demuxer_file(name);
  const packet = await libav.av_packet_alloc();
  const [, packets] = await libav.ff_read_frame_multi(file, packet);

  async function trackOf(type: number): Promise<FilmTrack | undefined> {
    const stream = streams.find(({ codec_type }) => codec_type === type);
    const own = stream && packets[stream.index];
    if (!own) return undefined;
    const tick = stream.time_base_num / stream.time_base_den;
    const starts = own.map(({ pts = 0, ptshi = 0 }) => pts + ptshi * 2 ** 32);
    const ends = own.map(({ duration = 0 }, index) => (starts[index] ?? 0) + duration);
    const seconds = (Math.max(...ends) - Math.min(...starts)) * tick;
    return { codec: await libav.avcodec_get_name(stream.codec_id), seconds, packets: own.length };
  }

  /** The loudest of each frame of sound, by its second. */
  async function levels(): Promise<{ second: number; level: number }[]> {
    const stream = streams.find(({ codec_type }) => codec_type === libav.AVMEDIA_TYPE_AUDIO);
    if (!stream) return [];
    const [, decoder, own, frame] = await libav.ff_init_decoder("libopus", { codecpar: stream.codecpar });
    const frames = await libav.ff_decode_multi(decoder, own, frame, packets[stream.index] ?? [], true);
    await libav.ff_free_decoder(decoder, own, frame);
    const start = (packets[stream.index]?.[0]?.pts ?? 0) * (stream.time_base_num / stream.time_base_den);
    let seconds = start;
    return frames.map(({ data, nb_samples = 0, sample_rate = 48_000 }) => {
      const second = seconds;
      seconds += nb_samples / sample_rate;
      const planes: ArrayLike<number>[] = Array.isArray(data) ? data : [data];
      const largest = planes.flatMap((plane) => Array.from(plane, Math.abs)).reduce((a, b) => Math.max(a, b), 0);
      return { second, level: planes[0] instanceof Int16Array ? largest / 32_768 : largest };
    });
  }

  const heard = await levels();
  const video = await trackOf(libav.AVMEDIA_TYPE_VIDEO);
  const audio = await trackOf(libav.AVMEDIA_TYPE_AUDIO);
  const microseconds =
    (await libav.AVFormatContext_duration(file)) + (await libav.AVFormatContext_durationhi(file)) * 2 ** 32;
  const seconds = microseconds / 1e6;
  await libav.av_packet_free_js(packet);
  await libav.avformat_close_input_js(file);
  await libav.unlink(name);
  libav.terminate();
  const loudest = (from: number, to: number) =>
    heard.reduce((most, { second, level }) => (second >= from && second < to ? Math.max(most, level) : most), 0);
  return { seconds, video, audio, loudest };
}
