import { scan } from "./scan";
import { screens } from "./screens-and-states";
import { test } from "./studio";

// axe on every screen as it is when all of it is there; `npm run test:accessibility` asks about every state.

// Traces take longer than the scans, and a violation names its element.
test.use({ trace: "off" });

for (const { name, states } of screens) {
  test(`${name}: nothing is in anybody's way`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const each of states) if (each.state === "loaded") await scan(page, each);
  });
}
