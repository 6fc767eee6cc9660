/** What is said before the reason where a picture or clip could not be started, or was not made; and where it takes too long. */
export interface MakingWords {
  start: string;
  work: string;
  end: string;
  /** Where it was made, but has no address that can be used. */
  nothing: string;
}

export const imageWords: MakingWords = {
  start: "Failed to generate shot image",
  work: "Image generation failed",
  end: "Image generation took too long. Please try again later.",
  nothing: "Image generation failed: the server sent no image.",
};

export const videoWords: MakingWords = {
  start: "Video generation failed",
  work: "Video generation failed",
  end: "Video generation took too long. Please try again later.",
  nothing: "Video generation failed: the server sent no video.",
};
