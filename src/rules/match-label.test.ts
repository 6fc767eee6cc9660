import { expect, test } from "vitest";
import type { MatchInfo } from "@/api/contract/parsing";
import { matchLabel } from "./match-label";

const none = { auto_matched: undefined, match_type: undefined, similarity_score: undefined };

test.each<[Partial<MatchInfo> | undefined, string | undefined]>([
  [{ auto_matched: true, match_type: "exact", similarity_score: 100 }, "Auto-matched (perfect match)"],
  [{ auto_matched: true, match_type: "exact" }, "Auto-matched (perfect match)"],
  [{ match_type: "exact" }, "Auto-matched (perfect match)"],
  [{ auto_matched: true, match_type: "similar", similarity_score: 83.4 }, "83% similar"],
  [{ auto_matched: true, similarity_score: 66.6 }, "67% similar"],
  [{ auto_matched: true, match_type: "similar", similarity_score: 0 }, "0% similar"],
  [{ auto_matched: true, match_type: "similar" }, undefined],
  [{ auto_matched: false, match_type: "exact", similarity_score: 100 }, undefined],
  [{ match_type: "none", similarity_score: 0 }, undefined],
  [{}, undefined],
  [undefined, undefined],
])("%j reads %j", (match, label) => {
  expect(matchLabel(match && { ...none, ...match })).toBe(label);
});
