/** Milliseconds between comments that keep a silent stream open. */
const keepAlive = 15_000;

interface Following {
  request: Request;
  /** Aborted when nobody follows any more. */
  gone: AbortController;
  /** Throws at a message the contract cannot read. */
  check: (message: unknown) => void;
}

/**
 * The messages of a stream as event-stream frames, one at a time. When the follower leaves, the generator is ended.
 * Rejects with what the generator throws in its first steps, so that a refusal can still be answered as one.
 */
export async function framesOf(source: AsyncGenerator<object>, { request, gone, check }: Following) {
  let first: Promise<IteratorResult<object>> | undefined = source.next();
  await Promise.race([first, aFewSteps()]);

  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    clearInterval(timer);
    gone.abort();
    // A generator that fails while it is being ended has nobody left to tell.
    source.return(undefined).catch(() => undefined);
  };
  request.signal.addEventListener("abort", end, { once: true });
  if (request.signal.aborted) end();

  return new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(encoder.encode(": still here\n\n")), keepAlive);
    },
    async pull(controller) {
      try {
        const next = await (first ?? source.next());
        first = undefined;
        if (gone.signal.aborted) return;
        if (next.done) {
          clearInterval(timer);
          controller.close();
        } else {
          check(next.value);
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(next.value)}\n\n`));
        }
      } catch (error) {
        end();
        controller.error(error);
      }
    },
    cancel: end,
  });
}

async function aFewSteps() {
  for (let step = 0; step < 10; step++) await Promise.resolve();
}
