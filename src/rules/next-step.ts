/** How much of a story has been made; undefined what the server has not answered yet. */
export interface MadeSoFar {
  hasScript: boolean;
  lines: { total: number; clips: number } | undefined;
  film: boolean | undefined;
}

// Decision: .github/decisions/screens.md
/** The next step of a story: its script, its media or its film. Undefined until enough is known to choose. */
export function nextStep({ hasScript, lines, film }: MadeSoFar): "script" | "media" | "film" | undefined {
  if (!hasScript) return "script";
  const isShot = lines !== undefined && lines.total > 0 && lines.clips === lines.total;
  if (film || isShot) return "film";
  return film === undefined || lines === undefined ? undefined : "media";
}
