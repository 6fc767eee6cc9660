import { useEffect, useState } from "react";
import type { Draft } from "./draft-disk";
import { draftsOf, forgetDraft, isOfThisTab, keepDraft } from "./draft-store";

interface Typed {
  id: string;
  base: string;
  text: string;
  /** The server has confirmed it, though perhaps not yet sent it back. */
  isSaved: boolean;
}

interface Whose {
  user_id: string;
  /** Entity and field, as in "story/story-1/script". */
  draftKey: string;
}

/**
 * The user's own text of one field: what the server has until it is touched, then what was typed, whatever is read
 * again. It is kept as a draft until the server has confirmed that very text; earlier drafts are offered in `kept`.
 */
export function useDraft({ user_id, draftKey }: Whose, serverText: string) {
  const [typed, setTyped] = useState<Typed>();
  const [drafts, setDrafts] = useState<Draft[]>([]);

  const own = typed?.isSaved && serverText !== typed.base ? undefined : typed;
  const text = own?.text ?? serverText;
  const isDirty = own !== undefined && !own.isSaved && own.text !== serverText;
  const kept = drafts.find(
    (draft) => draft.id !== own?.id && draft.text.trim() !== "" && draft.text !== text && draft.text !== serverText,
  );

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function look() {
      const found = await draftsOf(user_id, draftKey);
      const elsewhere = await lockedAmong(found.filter(({ id }) => !isOfThisTab(id)).map(({ id }) => id));
      if (signal.aborted) return;
      setDrafts(found.filter(({ id }) => !elsewhere.includes(id)));
      // Once their tab is closed they are offered here.
      for (const id of elsewhere) waitForUnlock(id, signal).then(look, () => undefined);
    }
    void look();
    return () => leaving.abort();
  }, [user_id, draftKey]);

  const typedId = !own || own.isSaved ? undefined : own.id;
  useEffect(() => (typedId === undefined ? undefined : lockDraft(typedId)), [typedId]);

  // What the server has, by whatever way it came there, needs no draft.
  useEffect(() => {
    for (const draft of drafts) if (draft.text === serverText) forgetDraft(draft.id, serverText);
  }, [drafts, serverText]);

  function put(next: Typed, at: number) {
    setTyped(next);
    if (next.text === serverText) forgetDraft(next.id);
    else keepDraft({ id: next.id, user_id, place: draftKey, base: next.base, text: next.text, at });
  }

  /** What is typed here, as a draft like those of earlier visits; none where the server has it. */
  const typedNow = (): Draft[] =>
    own && isDirty ? [{ id: own.id, user_id, place: draftKey, base: own.base, text: own.text, at: Date.now() }] : [];

  /** Takes the kept text up again; what stood there before is offered in turn. */
  function restore() {
    if (!kept) return;
    put({ id: crypto.randomUUID(), base: kept.base, text: kept.text, isSaved: false }, kept.at);
    // Both are written together, or later, or never: the disk always has one of them.
    forgetDraft(kept.id);
    setDrafts([...typedNow(), ...drafts.filter((draft) => draft !== kept)]);
  }

  function discard() {
    if (!kept) return;
    forgetDraft(kept.id);
    setDrafts(drafts.filter((draft) => draft !== kept));
  }

  return {
    text,
    isDirty,
    isTouched: own !== undefined,
    /** What the server had when the typing began. */
    base: own?.base ?? serverText,
    kept: kept && { at: kept.at, text: kept.text, isOutdated: kept.base !== serverText },

    type(next: string) {
      const begun = own?.isSaved === false ? own : { id: crypto.randomUUID(), base: text };
      put({ id: begun.id, base: begun.base, text: next, isSaved: false }, Date.now());
    },

    /** The user has seen what the server has now, and goes on typing over it. */
    rebase(base: string) {
      if (own) put({ ...own, base }, Date.now());
    },

    restore,
    discard,

    /** Back to the server's text; what was typed is offered as kept. */
    setAside() {
      setDrafts([...typedNow(), ...drafts]);
      setTyped(undefined);
    },

    /** The server has confirmed this text. */
    confirm(saved: string) {
      if (!own) return;
      forgetDraft(own.id, saved);
      setTyped((now) => (now?.id === own.id && now.text === saved ? { ...now, base: serverText, isSaved: true } : now));
    },
  };
}

/**
 * What is being typed in one tab is nobody's to restore or discard in another. Its editor holds a lock for as long as
 * it stands; the browser gives it up with the page, also when that crashes. Browsers have locks in secure contexts
 * only: elsewhere nothing is held, and every draft is offered.
 */
const lockOf = (id: string) => `draft-${id}`;

const locks = () => ("locks" in navigator ? navigator.locks : undefined);

/** Says that this draft is being typed, until the returned function is called. */
function lockDraft(id: string): () => void {
  let letGo = () => {};
  const typed = new Promise<void>((resolve) => (letGo = resolve));
  void locks()?.request(lockOf(id), () => typed);
  return letGo;
}

/** Those of the drafts that some editor holds. */
async function lockedAmong(ids: string[]): Promise<string[]> {
  const held = (await locks()?.query())?.held?.map(({ name }) => name) ?? [];
  return ids.filter((id) => held.includes(lockOf(id)));
}

/** Waits until nobody types this draft any more. Rejects with the signal's reason. */
const waitForUnlock = (id: string, signal: AbortSignal): Promise<void> =>
  Promise.resolve(locks()?.request(lockOf(id), { signal }, () => undefined));
