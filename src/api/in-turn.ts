/** How many of what nobody waits for is read at once: the connections are for what was asked for. */
const atOnce = 3;

let underWay = 0;
const waiting: (() => void)[] = [];

/** Does something as soon as few others are being done; what is given up while it waits is not begun. */
export async function inTurn<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  if (underWay >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else underWay += 1;
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    const next = waiting.shift();
    // The turn goes from one to the next.
    if (next) next();
    else underWay -= 1;
  }
}
