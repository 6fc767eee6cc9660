import type { Material } from "./material.ts";

/** About a page a minute: 160 words. */
const wordsPerSecond = 160 / 60;

export const wordsFor = ({ runs, feedback }: Pick<Material, "runs" | "feedback">) =>
  Math.round(Math.max(15, runs) * wordsPerSecond * feedback.size);
