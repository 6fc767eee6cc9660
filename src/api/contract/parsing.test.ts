import { assert as hold, constant, integer, object, oneof, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { parsedLine, parsedLines } from "./parsing";

/** A text, or what a back end may send in its place. */
const textLike = oneof(string({ unit: "binary" }), constant(null), constant(""), integer(), object());
const number = oneof({ weight: 8, arbitrary: integer() }, constant("12"), constant("twelve"), constant(null));
const row = oneof(
  {
    weight: 9,
    arbitrary: record(
      {
        id: oneof(string(), constant("half \ud800"), constant(""), integer(), constant(null)),
        line_number: number,
        scene_location: textLike,
        video_url: textLike,
        unknown_field: textLike,
      },
      { requiredKeys: ["line_number"] },
    ),
  },
  constant(null),
  string(),
);

test("a plain line is read as its schema reads it, and so is any other", () => {
  hold(
    property(row, (one) => {
      const expected = parsedLine.safeParse(one);
      const reply = parsedLines.reply.safeParse({ parsed_lines: [one] });
      expect(reply.success).toBe(expected.success);
      expect(reply.data?.parsed_lines[0]).toEqual(expected.data);
    }),
    { numRuns: 1_000 },
  );
});
