import { AppendOnlyStreamTarget, Output, WebMOutputFormat } from "mediabunny";
import { joinInto } from "./media/film";

/**
 * A film of clips that are still being made: it can be watched from its first clip on. Its length, which a player wants
 * to know at once, is told from what is expected; the end corrects it.
 */
export function growingFilm(clips: AsyncIterable<Uint8Array>, expectedSeconds: number): ReadableStream<Uint8Array> {
  const { readable, writable } = tellLength(expectedSeconds);
  const output = new Output({
    format: new WebMOutputFormat({ appendOnly: true }),
    target: new AppendOnlyStreamTarget(writable),
  });
  // Whoever stops watching ends it.
  joinInto(output, clips).catch(async (error: unknown) => {
    await output.cancel().catch(() => undefined);
    await writable.abort(error).catch(() => undefined);
  });
  return readable;
}

const info = [0x15, 0x49, 0xa9, 0x66];

/** Adds Duration to the element Info, where a file that only grows has none. */
function tellLength(seconds: number): TransformStream<Uint8Array, Uint8Array> {
  let start: Uint8Array | undefined = new Uint8Array();
  return new TransformStream({
    transform(chunk, controller) {
      if (!start) return controller.enqueue(chunk);
      start = Uint8Array.from([...start, ...chunk]);
      const at = start.findIndex((_, index) => info.every((byte, offset) => start?.[index + offset] === byte));
      const sizeAt = at + info.length;
      const width = Math.clz32(start[sizeAt] ?? 0) - 23;
      const dataAt = sizeAt + width;
      if (at < 0 || start.length < dataAt) return;
      const size = start
        .subarray(sizeAt, dataAt)
        .reduce((sum, byte, index) => (index === 0 ? byte & ((1 << (8 - width)) - 1) : sum * 256 + byte), 0);
      const end = dataAt + size;
      if (start.length < end) return;
      const duration = new DataView(new ArrayBuffer(11));
      duration.setUint16(0, 0x4489);
      duration.setUint8(2, 0x88);
      duration.setFloat64(3, seconds * 1_000);
      const longer = new DataView(new ArrayBuffer(8));
      longer.setBigUint64(0, BigInt(size + duration.byteLength) | (1n << 56n));
      for (const part of [
        start.subarray(0, sizeAt),
        new Uint8Array(longer.buffer),
        start.subarray(dataAt, end),
        new Uint8Array(duration.buffer),
        start.subarray(end),
      ])
        controller.enqueue(part);
      start = undefined;
    },
  });
}
