import type { MatchInfo } from "@/api/contract/parsing";

/**
 * How a script character was matched to its project character; undefined where a user chose it. Document 2, section 9.
 */
export function matchLabel(match: MatchInfo | undefined): string | undefined {
  if (match === undefined || match.auto_matched === false) return undefined;
  if (match.match_type === "exact") return "Auto-matched (perfect match)";
  if (match.similarity_score === undefined || match.match_type === "none") return undefined;
  return `${Math.round(match.similarity_score)}% similar`;
}
