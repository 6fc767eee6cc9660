// @vitest-environment node
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { suggestMatches } from "./similarity.ts";

const asProject = (...names: string[]) => names.map((name) => ({ id: `id of ${name}`, name }));

describe("the project character meant by a name in the script", () => {
  it.each([
    ["BOB", ["Boss", "Bob"], "Bob", "exact"],
    ["BOSS", ["Bob", "Boss"], "Boss", "exact"],
    ["  cyber   BOB ", ["Cyber Bob"], "Cyber Bob", "exact"],
    ["CYBER BOB", ["Boss", "Bob"], "Bob", "similar"],
    ["CYBER BOSS", ["Bob", "Boss"], "Boss", "similar"],
    ["CYBER BOSS", ["Cyber Bob", "Boss"], "Boss", "similar"],
    ["MARGERET", ["Dog", "Margaret"], "Margaret", "similar"],
    ["ALEX", ["Alexander"], "Alexander", "similar"],
    ["CYBERBOB", ["Cyber Bob"], "Cyber Bob", "similar"],
    ["RENÉE", ["Renee"], "Renee", "similar"],
    ["THE DOG", ["Dog"], "Dog", "similar"],
  ])("%j among %j is %j (%s)", (name, project, expected, match_type) => {
    expect(suggestMatches([name], asProject(...project))).toMatchObject([
      { script_character: name, project_character_id: `id of ${expected}`, match_type },
    ]);
  });

  it.each([
    ["BOSS", ["Bob"]],
    ["CYBER BOSS", ["Cyber Bob"]],
    ["OLD MAN", ["Old Woman"]],
    ["FIRST GUARD", ["Second Guard"]],
    ["?", ["Bob", ""]],
    ["BOB", []],
  ])("%j matches none of %j", (name, project) => {
    expect(suggestMatches([name], asProject(...project))).toEqual([
      { script_character: name, project_character_id: null, match_type: "none", similarity_score: 0 },
    ]);
  });

  it("only an exact match scores 1, a similar one scores between one half and 1", () => {
    const name = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(fc.array(name), fc.array(name), (script, project) => {
        const kinds = suggestMatches(script, asProject(...project)).map(
          ({ match_type, similarity_score: score }) =>
            score === { exact: 1, none: 0, similar: Math.min(Math.max(score, 0.51), 0.99) }[match_type],
        );
        expect(kinds).not.toContain(false);
      }),
    );
  });
});
