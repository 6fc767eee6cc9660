import type { Preference } from "./preferences";

export interface Volume {
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
}

const isVolume = (value: unknown): value is Volume =>
  typeof value === "object" &&
  value !== null &&
  "volume" in value &&
  typeof value.volume === "number" &&
  value.volume >= 0 &&
  value.volume <= 1 &&
  "muted" in value &&
  typeof value.muted === "boolean";

export const volumePreference: Preference<Volume> = { name: "volume", isOne: isVolume };
