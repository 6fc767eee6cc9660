/** What is done next on the way from a script to a film, in the order of the work. */
export type NextStep = "write" | "parse" | "cast" | "generate" | "film" | "watch";

/** How much of a story has been made; undefined what the server has not answered. */
export interface MadeSoFar {
  hasScript: boolean;
  /** How many lines the script was parsed into. */
  lines: number | undefined;
  /** Whether every character has a face and a voice. */
  isCast: boolean | undefined;
  /** Whether every line has all its media. */
  isComplete: boolean | undefined;
  hasFilm: boolean | undefined;
  /** How many clips the film does not hold. */
  newerClips: number | undefined;
}

// Decision: .github/decisions/screens.md
/**
 * The one next step of a story. Undefined until enough is known to choose it, and where there is none: those who may
 * not edit can only watch, once there is something to be watched.
 */
export function nextStep(made: MadeSoFar, mayEdit: boolean): NextStep | undefined {
  return mayEdit ? nextOfEditor(made) : nextOfViewer(made);
}

const nextOfViewer = ({ lines = 0, hasFilm }: MadeSoFar) => (hasFilm || lines > 0 ? "watch" : undefined);

function nextOfEditor({ hasScript, lines, isCast, isComplete, hasFilm, newerClips }: MadeSoFar): NextStep | undefined {
  if (!hasScript) return "write";
  if (lines === undefined) return undefined;
  if (lines === 0) return "parse";
  if (isComplete === undefined) return undefined;
  if (!isComplete) return isCast === undefined ? undefined : isCast ? "generate" : "cast";
  if (hasFilm === undefined) return undefined;
  if (!hasFilm) return "film";
  return newerClips === undefined || newerClips === 0 ? "watch" : "film";
}
