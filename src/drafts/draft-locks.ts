/**
 * What is being typed in one tab is nobody's to restore or discard in another. Its editor holds a lock for as long as
 * it stands; the browser gives it up with the page, also when that crashes. Browsers have locks in secure contexts
 * only: elsewhere nothing is held, and every draft is offered.
 */
const lockOf = (id: string) => `draft-${id}`;

const locks = () => ("locks" in navigator ? navigator.locks : undefined);

/** Says that this draft is being typed, until the returned function is called. */
export function lockDraft(id: string): () => void {
  let letGo = () => {};
  const typed = new Promise<void>((resolve) => (letGo = resolve));
  void locks()?.request(lockOf(id), () => typed);
  return letGo;
}

/** Those of the drafts that some editor holds. */
export async function lockedAmong(ids: string[]): Promise<string[]> {
  const held = (await locks()?.query())?.held?.map(({ name }) => name) ?? [];
  return ids.filter((id) => held.includes(lockOf(id)));
}

/** Waits until nobody types this draft any more. Rejects with the signal's reason. */
export const waitForUnlock = (id: string, signal: AbortSignal): Promise<void> =>
  Promise.resolve(locks()?.request(lockOf(id), { signal }, () => undefined));
