/** Milliseconds after a success within which the same action counts as the same click: its screen may still be leaving. */
const doubleClickMs = 300;

interface Run<Reply> {
  /** What it was given, as JSON. */
  given: string;
  reply: Promise<Reply>;
  /** Until when the same action joins this run; without end while it is under way. */
  until: number;
}

/**
 * A lock that holds from the first click on (`isPending` comes a render too late to stop a double click).
 * The same action joins the run that is under way and sends nothing; one with another input waits for it, so that
 * writes keep their order and none is lost. After a failure the lock is open at once.
 */
export function createActionLock<Input, Reply>() {
  let last: Run<Reply> | undefined;

  return (input: Input, work: (input: Input) => Promise<Reply>): Promise<Reply> => {
    const given = JSON.stringify(input) ?? "";
    if (last && last.given === given && performance.now() < last.until) return last.reply;

    const isFree = last === undefined || last.until !== Infinity;
    const before = last?.reply;
    const reply = isFree || !before ? work(input) : before.catch(() => undefined).then(() => work(input));
    const run: Run<Reply> = { given, reply, until: Infinity };
    last = run;
    reply.then(
      () => (run.until = performance.now() + doubleClickMs),
      () => (run.until = 0),
    );
    return reply;
  };
}
