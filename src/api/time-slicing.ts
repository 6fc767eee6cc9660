/** Milliseconds of work after which the page has its turn, to paint and to answer a key. */
const sliceMs = 8;

/**
 * Does what it is given at once and in order, unless that becomes too much for one task: a browser hands over thousands
 * of messages of a stream in a single one. The rest is done in turns with the page. After `stop` nothing is.
 */
export function createTimeSlicedQueue(): { take: (work: () => void) => void; stop: () => void } {
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ends = 0;
  let stopped = false;

  const begin = () => {
    ends = performance.now() + sliceMs;
    timer = setTimeout(goOn);
  };
  const goOn = () => {
    timer = undefined;
    const rest = waiting;
    waiting = [];
    if (rest.length === 0) return;
    begin();
    let done = 0;
    for (const work of rest) {
      if (stopped || performance.now() >= ends) break;
      work();
      done += 1;
    }
    waiting = rest.slice(done);
  };

  return {
    take(work) {
      if (stopped) return;
      if (timer === undefined) begin();
      if (waiting.length === 0 && performance.now() < ends) work();
      else waiting.push(work);
    },
    stop() {
      stopped = true;
      waiting = [];
      clearTimeout(timer);
    },
  };
}
