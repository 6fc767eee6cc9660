import { z } from "zod";

/**
 * How the stand-in behaves where hosted back ends may differ, and the product must hold either way. They are stored with
 * the world. The page /__world shows and changes them.
 */
export interface Switches {
  /** Whether images, audio, clips and films lead to the page's own origin or to a second one (media-address.ts). */
  mediaOrigin: "own" | "second";
  /** Whether the second origin lets the page read its files (CORS). */
  mediaCors: boolean;
  /** Seconds for which a media address is valid; without them it always is. Each answer gives fresh addresses. */
  signatureSeconds?: number | undefined;
  /** Whether what is made again gets a new address, or overwrites the file at the old one. */
  mediaAddresses: "new" | "in place";
  /**
   * What a parse does with the ids of lines. Kept: a line with unchanged text has its id still. Replaced: all are new.
   * Reused: they are dealt out again in order, so that another line may get the id.
   */
  parseIds: "kept" | "replaced" | "reused";
  /** Whether a line with unchanged text has its prompts, its shot type and its media still. */
  parseKeepsMedia: boolean;
  /** Whether a bulk run skips what is there, or makes it again. */
  bulkRuns: "keep" | "overwrite";
  /** Whether a slate's line with the scene and the prompt stands below the pictures. Clips are made of the pictures. */
  slate: boolean;
}

export const usualSwitches: Switches = {
  mediaOrigin: "own",
  mediaCors: false,
  mediaAddresses: "new",
  parseIds: "kept",
  parseKeepsMedia: true,
  bulkRuns: "keep",
  slate: false,
};

/** Some of the switches; a `null` has addresses valid for ever. */
const told = z
  .strictObject({
    mediaOrigin: z.enum(["own", "second"]),
    mediaCors: z.boolean(),
    signatureSeconds: z.number().positive().nullable(),
    mediaAddresses: z.enum(["new", "in place"]),
    parseIds: z.enum(["kept", "replaced", "reused"]),
    parseKeepsMedia: z.boolean(),
    bulkRuns: z.enum(["keep", "overwrite"]),
    slate: z.boolean(),
  })
  .partial();

/** Applies what was told, or tells what is wrong with it and changes nothing. */
export function applySwitches(switches: Switches, sent: unknown): { error: string } | undefined {
  const read = told.safeParse(sent);
  if (!read.success) return { error: z.prettifyError(read.error) };
  for (const [name, value] of Object.entries(read.data)) Object.assign(switches, { [name]: value ?? undefined });
  return undefined;
}
