import { createRequire } from "node:module";
import type LibAVTypes from "@libav.js/variant-webm";

/** As large as making the sample film allows in the time that it took at 640 by 360, with slower pictures. */
export const frameSize = { width: 736, height: 414 };
export const framesPerSecond = 24;
export const soundRate = 48_000;

/** How good and how small the pictures become. */
export interface Encoding {
  width: number;
  height: number;
  bitsPerSecond: number;
  /** The most frames between two that a player can seek to. */
  framesPerKeyframe: number;
  /** Those of libvpx. */
  options: Record<string, string>;
}

/** Clips: made fast, and sought to each second. */
const quick: Encoding = {
  ...frameSize,
  bitsPerSecond: 1_100_000,
  framesPerKeyframe: framesPerSecond,
  options: { quality: "realtime", "cpu-used": "15", "auto-alt-ref": "0" },
};

const monoLayout = 4;
const fileName = "clip.webm";

// The package's ES module loads its wasm relative to the page, its CommonJS build relative to itself.
const wrapper = createRequire(import.meta.url)("@libav.js/variant-webm") as typeof LibAVTypes;
let started: Promise<LibAVTypes.LibAV> | undefined;

/** One instance a thread: the library never frees its memory, so starting it once is faster and bounds the memory. */
function codecs(): Promise<LibAVTypes.LibAV> {
  started ??= wrapper.LibAV({ noworker: true }).then(async (libav) => {
    await libav.av_log_set_level(libav.AV_LOG_ERROR);
    return libav;
  });
  return started;
}

export interface Recording {
  frames: number;
  /** The RGBA pixels of one frame; they may be overwritten by the next call. */
  drawFrame(frame: number): Uint8Array | Uint8ClampedArray;
  /** Mono, at `soundRate`, as long as the frames. */
  sound: Float32Array;
}

/** VP8 and Opus in WebM. */
export async function encodeWebm(
  recording: Recording,
  onProgress?: (share: number) => void,
  { width, height, bitsPerSecond, framesPerKeyframe, options }: Encoding = quick,
): Promise<Uint8Array> {
  const libav = await codecs();
  const [, videoCodec, videoFrame, packet] = await libav.ff_init_encoder("libvpx", {
    ctx: {
      bit_rate: bitsPerSecond,
      pix_fmt: libav.AV_PIX_FMT_YUV420P,
      width,
      height,
      framerate_num: framesPerSecond,
      framerate_den: 1,
      gop_size: framesPerKeyframe,
    },
    time_base: [1, 1000],
    options,
  });
  const [, soundCodec, soundFrame, soundPacket, chunk] = await libav.ff_init_encoder("libopus", {
    ctx: { bit_rate: 48_000, channel_layout: monoLayout, sample_rate: soundRate, sample_fmt: libav.AV_SAMPLE_FMT_FLT },
    time_base: [1, soundRate],
  });
  const describe = async (codec: number) => {
    const parameters = await libav.avcodec_parameters_alloc();
    await libav.avcodec_parameters_from_context(parameters, codec);
    return parameters;
  };
  const [muxer, , file] = await libav.ff_init_muxer(
    { format_name: "webm", filename: fileName, open: true, codecpars: true },
    [
      [await describe(videoCodec), 1, 1000],
      [await describe(soundCodec), 1, soundRate],
    ],
  );
  try {
    await libav.avformat_write_header(muxer, 0);
    const packets: LibAVTypes.Packet[] = [];
    const collect = (made: LibAVTypes.Packet[], stream_index: number) => {
      for (const one of made) packets.push({ ...one, stream_index });
    };
    for (let first = 0; first < recording.frames; first += framesPerSecond) {
      const next = Math.min(recording.frames, first + framesPerSecond);
      const second: LibAVTypes.Frame[] = [];
      for (let frame = first; frame < next; frame++) {
        const pixels = yuv420(recording.drawFrame(frame), width, height);
        second.push(videoFrameOf(libav, pixels, { width, height }, Math.round((frame * 1000) / framesPerSecond)));
      }
      collect(await libav.ff_encode_multi(videoCodec, videoFrame, packet, second, next === recording.frames), 0);
      onProgress?.(next / recording.frames);
    }
    const sounds = soundFramesOf(libav, recording.sound, chunk);
    collect(await libav.ff_encode_multi(soundCodec, soundFrame, soundPacket, sounds, true), 1);
    await libav.ff_write_multi(muxer, packet, packets);
    await libav.av_write_trailer(muxer);
  } finally {
    await libav.ff_free_muxer(muxer, file);
    await libav.ff_free_encoder(videoCodec, videoFrame, packet);
    await libav.ff_free_encoder(soundCodec, soundFrame, soundPacket);
  }
  const webm = await libav.readFile(fileName);
  await libav.unlink(fileName);
  return webm;
}

function videoFrameOf(
  libav: LibAVTypes.LibAV,
  data: Uint8Array,
  { width, height }: { width: number; height: number },
  pts: number,
): LibAVTypes.Frame {
  const luma = width * height;
  return {
    data,
    layout: [
      { offset: 0, stride: width },
      { offset: luma, stride: width / 2 },
      { offset: luma + luma / 4, stride: width / 2 },
    ],
    format: libav.AV_PIX_FMT_YUV420P,
    width,
    height,
    pts,
    ptshi: 0,
    time_base_num: 1,
    time_base_den: 1000,
  };
}

function soundFramesOf(libav: LibAVTypes.LibAV, sound: Float32Array, chunk: number): LibAVTypes.Frame[] {
  // Rounded down, so that the pictures and not the codec's padding determine the length. What is cut is silence.
  return Array.from({ length: Math.max(1, Math.floor(sound.length / chunk) - 1) }, (_, i) => {
    const data = new Float32Array(chunk);
    data.set(sound.subarray(i * chunk, (i + 1) * chunk));
    return {
      data,
      channel_layout: monoLayout,
      channels: 1,
      format: libav.AV_SAMPLE_FMT_FLT,
      sample_rate: soundRate,
      pts: i * chunk,
      ptshi: 0,
      nb_samples: chunk,
    };
  });
}

/** Four bytes read at once as ABGR; chroma is taken from every other pixel, which the eye does not miss. */
function yuv420(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): Uint8Array {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const luma = width * height;
  const yuv = new Uint8Array((luma * 3) / 2);
  let u = luma;
  let v = luma + luma / 4;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at] ?? 0;
      const r = pixel & 255;
      const g = (pixel >> 8) & 255;
      const b = (pixel >> 16) & 255;
      yuv[at] = (66 * r + 129 * g + 25 * b + 4224) >> 8;
      if (((x | y) & 1) === 0) {
        yuv[u++] = (-38 * r - 74 * g + 112 * b + 32896) >> 8;
        yuv[v++] = (112 * r - 94 * g - 18 * b + 32896) >> 8;
      }
    }
  }
  return yuv;
}
