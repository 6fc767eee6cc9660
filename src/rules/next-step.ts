/** How far a story has come; undefined where the server has not told. */
export interface MadeSoFar {
  hasScript: boolean;
  lines: { total: number; clips: number } | undefined;
  film: boolean | undefined;
}

// Decision: .github/decisions/screens.md
/** What is to be done next with a story: write it, make its media, or see to its film; undefined while that may still be another. */
export function nextStep({ hasScript, lines, film }: MadeSoFar): "script" | "media" | "film" | undefined {
  if (!hasScript) return "script";
  const isShot = lines !== undefined && lines.total > 0 && lines.clips === lines.total;
  if (film || isShot) return "film";
  return film === undefined || lines === undefined ? undefined : "media";
}
