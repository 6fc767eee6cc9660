/** The special character of narration and action lines; document 2, section 9. */
export const nonSpeakingPart = "Non-speaking part";

export const shotTypes = ["talking", "action"] as const;
export type ShotType = (typeof shotTypes)[number];

/** The type of a shot for which none was set; document 2, section 4. */
export const deriveShotType = (character_name: string | undefined): ShotType =>
  character_name === nonSpeakingPart ? "action" : "talking";

/** Whether a shot is filmed from an action prompt; one that is not talks. */
export const isActionShot = (line: { shot_type?: string | undefined; character_name?: string | undefined }) =>
  (line.shot_type || deriveShotType(line.character_name)) !== "talking";

/** The type as displayed: capitalised, or "None". */
export const shotTypeLabel = (shot_type: string | undefined): string =>
  shot_type ? shot_type.charAt(0).toUpperCase() + shot_type.slice(1) : "None";
