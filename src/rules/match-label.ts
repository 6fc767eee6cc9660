import type { MatchInfo } from "@/api/contract/parsing";

/** How a script character found its project character; nothing where a person chose it. Document 2, section 9. */
export function matchLabel(match: MatchInfo | undefined): string | undefined {
  if (match === undefined || match.auto_matched === false) return undefined;
  if (match.match_type === "exact") return "Auto-matched (perfect match)";
  if (match.similarity_score === undefined || match.match_type === "none") return undefined;
  return `${Math.round(match.similarity_score)}% similar`;
}
