/**
 * Runs something once the page has been painted, and at once where nobody looks at it: such a page is not painted. Gives
 * what calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const runSoon = () => {
    timer = setTimeout(run);
  };
  if (document.hidden) runSoon();
  else frame = requestAnimationFrame(runSoon);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
