import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ParsedLine } from "@/api/contract/parsing";
import { alignShots, isShotList, type RememberedShot } from "./shot-alignment";
import { runsAllCases } from "@/testing/sample";

/** Lines as a reading gives them: numbered in order; ids as the back end likes. */
const reading = (texts: readonly string[], idOf: (at: number) => string = (at) => `id-${at}`): ParsedLine[] =>
  texts.map((dialogue_text, at) => ({ id: idOf(at), line_number: at + 1, dialogue_text }));
const remember = (texts: readonly string[]) => alignShots([], reading(texts)).remembered;
const uidsOf = (shots: readonly RememberedShot[]) => shots.map(({ uid }) => uid);
/** What became of each line: the place that it had before, "new" for none. */
function placesOf(before: readonly string[], after: readonly ParsedLine[]) {
  const remembered = remember(before);
  const places = new Map(uidsOf(remembered).map((uid, at) => [uid, at]));
  return alignShots(remembered, after).uids.map((uid) => places.get(uid) ?? "new");
}

const saying = (name: string) => `${name} says a thing that nobody else in this story would ever say`;
const few = fc.constantFrom("(silence)", "CUT TO:", "Yes.", "No.", "He waits for the train.", "He waits for a train.");
const anyText = fc.oneof(few, fc.string({ maxLength: 12 }));
const anyLines = fc
  .array(fc.record({ text: anyText, id: fc.option(fc.constantFrom("1", "2", "3", "4"), { nil: undefined }) }), {
    maxLength: 25,
  })
  .map((lines) =>
    lines.map(({ text, id }, at): ParsedLine => ({
      id,
      line_number: at + 1,
      scene_location: "INT.",
      dialogue_text: text,
    })),
  );
/** Lines of which no two are alike. */
const distinct = fc.uniqueArray(fc.stringMatching(/^[a-z]{12}$/), { minLength: 3, maxLength: 30 });
const shuffledIds = (lines: readonly ParsedLine[]) => fc.shuffledSubarray([...lines], { minLength: lines.length });

describe("for any readings", () => {
  test("every line has a uid of its own, and lost is what was remembered and not found", () => {
    fc.assert(
      fc.property(anyLines, anyLines, anyLines, (first, second, third) => {
        const before = alignShots(alignShots([], first).remembered, second).remembered;
        const { uids, remembered, lost } = alignShots(before, third);
        expect(uids).toHaveLength(third.length);
        expect(new Set(uidsOf(remembered)).size).toBe(remembered.length);
        expect(uidsOf(remembered.filter(({ isLost }) => !isLost))).toEqual(uids);
        expect(remembered.filter(({ isLost }) => isLost)).toEqual(lost);
        expect(uidsOf(lost)).toEqual(uidsOf(before).filter((uid) => !uids.includes(uid)));
      }),
    );
  });

  test("identity changes nothing", () => {
    fc.assert(
      fc.property(anyLines, anyLines, (first, lines) => {
        const once = alignShots(alignShots([], first).remembered, lines);
        const again = alignShots(once.remembered, lines);
        expect(again.remembered).toBe(once.remembered);
        expect(again.uids).toEqual(once.uids);
        expect(again.lost).toEqual(once.lost);
      }),
    );
  });

  test("ids alone change nothing, as a back end may reuse its numbers", () => {
    fc.assert(
      fc.property(
        distinct.chain((texts) => fc.tuple(fc.constant(texts), shuffledIds(reading(texts)))),
        ([texts, shuffled]) => {
          const renumbered = reading(texts, (at) => shuffled[at]?.id ?? "");
          expect(placesOf(texts, renumbered)).toEqual([...texts.keys()]);
        },
      ),
    );
  });

  test("what comes back after it was lost is what it was", () => {
    fc.assert(
      fc.property(anyLines, anyLines, (first, second) => {
        const known = alignShots([], first);
        const words = (lines: readonly ParsedLine[]) => new Set(lines.map(({ dialogue_text }) => dialogue_text));
        const others = second.filter(({ dialogue_text }) => !words(first).has(dialogue_text));
        const back = alignShots(alignShots(known.remembered, []).remembered, first);
        expect(back.uids).toEqual(known.uids);
        expect(alignShots(alignShots(known.remembered, others).remembered, first).lost).not.toContainEqual(
          expect.objectContaining({ dialogue_text: first[0]?.dialogue_text }),
        );
      }),
    );
  });
});

describe("a line that is edited", () => {
  const edit = fc.oneof(
    fc.constant((text: string) => `${text}, and waits`),
    fc.constant((text: string) => text.slice(2)),
    fc.constant(() => "nothing like it at all"),
  );
  const edited = distinct.chain((texts) => fc.tuple(fc.constant(texts), fc.nat(texts.length - 1), edit));

  test("touches that line alone: its neighbours keep their uids, whatever it has become", () => {
    fc.assert(
      fc.property(edited, ([texts, at, change]) => {
        const places = placesOf(texts, reading(texts.with(at, change(texts[at] ?? ""))));
        expect(places.with(at, at)).toEqual([...texts.keys()]);
      }),
    );
  });

  test("also where it has become the same as another line", () => {
    fc.assert(
      fc.property(
        distinct.chain((texts) => fc.tuple(fc.constant(texts), fc.nat(texts.length - 1), fc.nat(texts.length - 1))),
        ([texts, at, other]) => {
          fc.pre(Math.abs(at - other) > 1);
          const places = placesOf(texts, reading(texts.with(at, texts[other] ?? "")));
          expect(places.with(at, at)).toEqual([...texts.keys()]);
        },
      ),
    );
  });

  test("stays the same shot as long as it is alike, and is a new one once it is not", () => {
    const before = [saying("Ada"), saying("Ben"), saying("Cleo")];
    expect(placesOf(before, reading(before.with(1, `${saying("Ben")}!`)))).toEqual([0, 1, 2]);
    expect(placesOf(before, reading(before.with(1, "Quite another thing")))).toEqual([0, "new", 2]);
  });

  test("of all its texts: an edited description of the scene is an edit, too", () => {
    const line = (scene_location: string): ParsedLine => ({ line_number: 1, scene_location, dialogue_text: "I know." });
    const { remembered } = alignShots([], [line("INT. KITCHEN - NIGHT")]);
    expect(alignShots(remembered, [line("INT. KITCHEN - DAY")]).uids).toEqual(uidsOf(remembered));
  });
});

describe("a scene that is moved", () => {
  /** Scenes of lines that are only once, with lines between them that other scenes have as well. */
  const scenes = fc
    .array(fc.array(few, { maxLength: 4 }), { minLength: 2, maxLength: 8 })
    .map((all) =>
      all.map((repeated, scene) => [...repeated.flatMap((text, at) => [`${scene}/${at}`, text]), `${scene}/end`]),
    );

  test("keeps its pairs, and so do the others", () => {
    fc.assert(
      fc.property(
        scenes.chain((all) => fc.tuple(fc.constant(all), fc.nat(all.length - 1), fc.nat(all.length - 1))),
        ([all, from, to]) => {
          const order = [...all.keys()].toSpliced(from, 1).toSpliced(to, 0, from);
          const numbered = all.map((scene, at) => {
            const first = all.slice(0, at).flat().length;
            return scene.map((_, line) => first + line);
          });
          const moved = order.flatMap((at) => all[at] ?? []);
          expect(placesOf(all.flat(), reading(moved))).toEqual(order.flatMap((at) => numbered[at] ?? []));
        },
      ),
    );
  });

  test("takes an edited line with it", () => {
    const before = ["a", "b", "c", "d", "e", "f"].map(saying);
    const [a = "", b = "", c = "", d = "", e = "", f = ""] = before;
    expect(placesOf(before, reading([d, `${e}!`, f, a, b, c]))).toEqual([3, 4, 5, 0, 1, 2]);
  });
});

describe("a line that is doubled", () => {
  test("never steals a pair: one line is new, and all others are what they were", () => {
    fc.assert(
      fc.property(
        distinct.chain((texts) => fc.tuple(fc.constant(texts), fc.nat(texts.length - 1), fc.nat(texts.length))),
        ([texts, at, copy]) => {
          const places = placesOf(texts, reading(texts.toSpliced(copy, 0, texts[at] ?? "")));
          expect(places.filter((place) => place === "new")).toHaveLength(1);
          expect(places.filter((place) => place !== "new")).toEqual([...texts.keys()]);
          // Side by side they cannot be told apart.
          const isApart = copy < at || copy > at + 1;
          expect(places[copy]).toBe(isApart ? "new" : places[copy]);
        },
      ),
    );
  });

  test("and its like are told apart by the id, where nothing else does", () => {
    const before = remember(["Yes.", "(silence)", "(silence)", "No."]);
    const after = reading(["Yes.", "(silence)", "No."], (at) => ["id-0", "id-2", "id-3"][at] ?? "");
    expect(alignShots(before, after).uids).toEqual([0, 2, 3].map((at) => before[at]?.uid));
  });
});

test("two browsers that read the same story for the first time give the same uids", () => {
  const texts = ["Yes.", "No.", "Yes."];
  expect(uidsOf(remember(texts))).toEqual(uidsOf(remember(texts)));
  expect(new Set(uidsOf(remember(texts))).size).toBe(3);
});

test("an edited line's first text, written anew, is another shot", () => {
  const before = remember([saying("Ada")]);
  const edited = alignShots(before, reading([`${saying("Ada")}!`]));
  const both = alignShots(edited.remembered, reading([`${saying("Ada")}!`, saying("Ada")]));
  expect(both.uids[0]).toBe(before[0]?.uid);
  expect(both.uids[1]).not.toBe(before[0]?.uid);
});

describe("of thousands of lines each gets a uid of its own", () => {
  const count = runsAllCases ? 5_000 : 2_000;
  const long = (change: (at: number) => string) => Array.from({ length: count }, (_, at) => change(at));
  const told = long((at) => saying(`Person ${at} of the crowd, number ${at * 7919}`));

  test.each([
    ["unchanged", told],
    ["with some edits", told.map((text, at) => (at % 50 === 0 ? `${text}!` : text))],
    ["with all of them edited", told.map((text) => `${text}!`)],
    ["with nothing in common", long((at) => `${at * 104_729}`.repeat(9))],
    ["turned around", told.toReversed()],
    ["doubled", [...told, ...told]],
    ["all the same", long(() => "(silence)")],
  ])("%s", (_, texts) => {
    for (const before of [remember(told), remember(long(() => "(silence)"))]) {
      const { uids } = alignShots(before, reading(texts));
      expect(new Set(uids).size).toBe(texts.length);
    }
  });
});

test.each([undefined, null, "?", [null], [{}], [{ uid: "shot-1", line_number: 1 }]])(
  "%j is no list of shots",
  (value) => {
    expect(isShotList(value)).toBe(false);
  },
);

test("what was remembered is a list of shots, also after the desk has written and read it", () => {
  const { remembered } = alignShots(remember(["Yes.", "No."]), reading(["Yes."]));
  expect(isShotList(JSON.parse(JSON.stringify(remembered)))).toBe(true);
});
