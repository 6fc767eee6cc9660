import { oneIn, sampleOf } from "../src/testing/sample";
import { scan, widths } from "./scan";
import { screens } from "./screens-and-states";
import { states } from "./screens/shown";
import { expect, test } from "./studio";

// Runs axe on every screen: with TRY_ALL in every state and at both widths, else in a sample of them, every third one.

const looks = states.flatMap((state) => widths.map((width) => ({ state, width })));

test("the full run scans each screen in each state at both widths", () => {
  const all = sampleOf({ rows: screens, kinds: looks }, true);
  expect(all.flatMap(({ kinds }) => kinds)).toHaveLength(screens.length * looks.length);
});

for (const { row, kinds } of sampleOf({ rows: oneIn(3, screens), kinds: looks }))
  test(`${row.name}: axe finds no violations`, async ({ page }) => {
    for (const each of row.states) {
      const at = kinds.filter(({ state }) => state === each.state).map(({ width }) => width);
      if (at.length > 0) await scan(page, each, at);
    }
  });
