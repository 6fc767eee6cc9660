/** Where a picture under way stands. Its back end tells no percentage, so the reads of its status stand for time. */
export type ImageStage =
  /** The request is on its way. */
  | { is: "preparing" }
  /** The back end is at work; `reads` times it was asked and said "not yet", or a word of its own. */
  | { is: "making"; reads: number; word?: string | undefined }
  /** The back end has made it; it is not on the page yet. */
  | { is: "finalizing" }
  | { is: "complete" };

/** Percent and words; document 2, section 4: preparing 5, creating 10-30, generating 30-100, finalizing 95, complete 100. */
export function imageProgress(stage: ImageStage): { percent: number; words: string } {
  switch (stage.is) {
    case "preparing":
      return { percent: 5, words: "Preparing..." };
    case "making":
      return stage.reads < 3
        ? { percent: 10 + 10 * stage.reads, words: stage.word || "Creating image..." }
        : { percent: Math.floor(94 - 64 * 0.9 ** (stage.reads - 3)), words: stage.word || "Generating image..." };
    case "finalizing":
      return { percent: 95, words: "Finalizing..." };
    case "complete":
      return { percent: 100, words: "Complete" };
  }
}
