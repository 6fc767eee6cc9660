/** A script with the cue of a character where the cursor stands, and where it stands then: in the speech's first line. */
export function insertCue(script: string, at: number, name: string): { script: string; at: number } {
  const before = script.slice(0, at).trimEnd();
  const after = script.slice(at).trimStart();
  const begin = `${before}${before && "\n\n"}${name.trim().toUpperCase()}\n`;
  return { script: begin + (after && `\n\n${after}`), at: begin.length };
}
