/** Milliseconds between the comments that keep an idle stream open. */
const keepAliveMs = 15_000;

interface Following {
  request: Request;
  /** Aborted when the client has left. */
  gone: AbortController;
  /** Throws for a message that does not fit the contract. */
  check: (message: unknown) => void;
}

/**
 * Encodes messages as frames of an event stream. When the client leaves, the generator is ended. An error before the
 * first message rejects the promise, so that a refusal can still be answered with its status.
 */
export async function framesOf(source: AsyncGenerator<object>, { request, gone, check }: Following) {
  let first: Promise<IteratorResult<object>> | undefined = source.next();
  await Promise.race([first, aFewSteps()]);

  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    clearInterval(timer);
    gone.abort();
    // Nobody is left to receive an error of the ending generator.
    source.return(undefined).catch(() => undefined);
  };
  request.signal.addEventListener("abort", end, { once: true });
  if (request.signal.aborted) end();

  return new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(encoder.encode(": still here\n\n")), keepAliveMs);
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
