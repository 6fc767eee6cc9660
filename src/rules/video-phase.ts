/** The phases of making a story video, in their order; document 2, section 4. */
export const videoPhases = [
  { phase: "collecting_videos", label: "Collecting Videos" },
  { phase: "downloading_videos", label: "Downloading Videos" },
  { phase: "normalizing_videos", label: "Normalizing Videos" },
  { phase: "concatenating_videos", label: "Combining Videos" },
  { phase: "uploading_video", label: "Uploading Video" },
  { phase: "saving_metadata", label: "Finalizing" },
  { phase: "completed", label: "Complete" },
] as const;

/** The phase as displayed; an unknown one is shown as the back end sent it. */
export const videoPhaseLabel = (phase: string): string =>
  videoPhases.find((known) => known.phase === phase)?.label ?? phase;
