import { scan, widths } from "./scan";
import { screens } from "./screens-and-states";
import { expect, test } from "./studio";

// axe on every screen in every state.

test("each screen is scanned in each state at both widths", () => {
  const scans = screens.flatMap(({ states }) => states.flatMap(() => widths));
  expect(scans).toHaveLength(372);
});

for (const { name, states } of screens) {
  test(`${name}: nothing is in anybody's way`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const each of states) await scan(page, each);
  });
}
