// @vitest-environment node
import { expect, test } from "vitest";
import { groupOf } from "./groups.ts";

test.each([
  ["ALLE", { kind: "", gender: undefined }],
  ["CHOR DER ALTEN ZAUBERER", { kind: "alten zauberer", gender: "male" }],
  ["CHORUS", { kind: "person", gender: undefined }],
  ["LORDS", { kind: "lord", gender: "male" }],
  ["DIE MÄDCHEN", { kind: "mädchen", gender: "female" }],
  ["MÄDCHEN", undefined],
  ["FIRST LORD", undefined],
  ["BOB", undefined],
])("%s speaks as %o", (name, group) => {
  expect(groupOf(name)).toEqual(group);
});
