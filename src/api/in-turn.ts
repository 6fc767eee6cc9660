/** How many of what nobody waits for is read at once: the connections are for what was asked for. */
const atOnce = 3;

/** Milliseconds after which what hangs holds up the others no longer. */
const patienceMs = 5_000;

let underWay = 0;
const waiting = { first: [] as (() => void)[], later: [] as (() => void)[] };

/** What comes first is done before all that waits. */
export type Turn = keyof typeof waiting;

/** Does something as soon as few others are being done; what is given up while it waits is not begun. */
export async function inTurn<Result>(
  work: () => Promise<Result>,
  { signal, turn = "later" }: { signal: AbortSignal; turn?: Turn | undefined },
): Promise<Result> {
  if (underWay >= atOnce) await new Promise<void>((resolve) => waiting[turn].push(resolve));
  else underWay += 1;

  let isOver = false;
  function passOn() {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    const next = waiting.first.shift() ?? waiting.later.shift();
    // The turn goes from one to the next.
    if (next) next();
    else underWay -= 1;
  }
  const timer = setTimeout(passOn, patienceMs);
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    passOn();
  }
}
