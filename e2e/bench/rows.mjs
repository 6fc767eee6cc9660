// Shared by the benches of long scripts: when the first row is painted, and the frames during scrolling.

/** Runs in the page before any other script. */
export function watchRows() {
  const rows = { first: 0, frames: [], samples: false };
  globalThis.rows = rows;
  const look = (time) => {
    if (rows.samples) rows.frames.push(time);
    if (rows.first === 0 && document.querySelector('[aria-label="Shot list"] tbody tr[data-index]'))
      setTimeout(() => (rows.first = performance.now()));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds until the first row was painted. */
export async function firstRow(page) {
  await page.waitForFunction(() => globalThis.rows.first > 0);
  return await page.evaluate(() => globalThis.rows.first);
}

/** Milliseconds between frames while the list is scrolled: median and 95th percentile. */
export async function scrollRows(page, cdp) {
  const frame = page.getByRole("group", { name: "Shot list" });
  await frame.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await frame.boundingBox();
  await page.evaluate(() => (globalThis.rows.samples = true));
  await cdp.send("Input.synthesizeScrollGesture", {
    x: x + width / 2,
    y: y + height / 2,
    yDistance: -6_000,
    speed: 3_000,
    preventFling: true,
  });
  const times = await page.evaluate(() => {
    globalThis.rows.samples = false;
    return globalThis.rows.frames;
  });
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  const sorted = gaps.toSorted((one, other) => one - other);
  return { median: Math.round(sorted[sorted.length >> 1]), late: Math.round(sorted[Math.floor(sorted.length * 0.95)]) };
}
