import {
  QueryObserver,
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { ApiError } from "@/api/api-error";
import { permissionLevel } from "@/api/contract/shared";
import { refresh, useAction, useIsMounted } from "@/api/query";
import type { Endpoint } from "@/api/endpoint";
import { useUnsaved } from "@/drafts/unsaved";
import { useDraft } from "@/drafts/use-draft";
import { mayEdit as mayEditAs } from "@/rules/permissions";
import { useUser } from "@/session/session";
import type { EditableField } from "@/ui/editable-text";

interface EditableFieldOptions<Reply, Key extends QueryKey> {
  /** Entity and field, as in "story/story-1/script", under which it is kept until saved. */
  draftKey: string;
  /** The read that gives the server's text, and where in the reply it stands. */
  query: FetchQueryOptions<Reply, Error, Reply, Key>;
  textOf: (reply: Reply) => string;
  /** The server has nothing yet: there is nothing to read. */
  isNew?: boolean;
  /** Whether the user may change it at all. */
  mayEdit: boolean;
  /** A complaint about the text, or undefined when it may be saved. */
  validate?: (text: string) => string | undefined;
  /** Stands in the field where the server has no text. */
  proposal?: string;
  save: (text: string) => Promise<unknown>;
  /** What is read again after a save. */
  refreshes: Pick<Endpoint, "line">[];
  /** The catalogue's text for a save that failed. */
  failed: string | ((error: Error) => string);
  onSaved?: () => void;
}

// Decision: .github/decisions/saving.md
/**
 * A text of the server's that the user edits. What was typed survives whatever happens before the server has confirmed
 * it. Before it is sent, the server's text is read once more: if somebody has changed it since the typing began, nothing
 * is sent before the user has seen both. After it was sent it is read again: a server that says yes and still has the
 * old text has not saved it.
 */
export function useEditableField<Reply extends object, Key extends QueryKey>({
  draftKey,
  query,
  textOf: wordsOf,
  isNew = false,
  mayEdit,
  validate,
  proposal = "",
  save: send,
  refreshes,
  failed,
  onSaved,
}: EditableFieldOptions<Reply, Key>): EditableField {
  const client = useQueryClient();
  const isMounted = useIsMounted();
  // A field ends its lines in a line feed, whatever the server does.
  const textOf = (reply: Reply) => wordsOf(reply).replace(/\r\n?/g, "\n");
  const { user_id } = useUser();
  // The screen reads it; here it is only followed.
  const { data } = useQuery({ ...query, select: textOf, enabled: false });
  const draft = useDraft({ user_id, draftKey }, data ?? "");
  const text = draft.isTouched ? draft.text : draft.text || proposal;
  const failureOf = (error: Error) => (typeof failed === "string" ? failed : failed(error));

  /** What the server has now; undefined where it has nothing yet. */
  async function latest(): Promise<string | undefined> {
    if (isNew) return undefined;
    // A query that nobody watches any more gives up its read and answers with what it had before.
    const stopWatching = new QueryObserver(client, { ...query, enabled: false }).subscribe(() => undefined);
    try {
      const reply = await client.fetchQuery({ ...query, staleTime: 0 });
      if (isForReading(reply)) throw new Error("This text may no longer be changed");
      return textOf(reply);
    } finally {
      stopWatching();
    }
  }

  /** Whether a save whose answer never came has been done all the same. */
  const isThere = (sent: string) =>
    latest().then(
      (now) => now?.trim() === sent.trim(),
      () => false,
    );

  const saving = useAction<void, { text: string; base: string }>({
    failed: (error) => `${sentence(failureOf(error))} Your text is kept.`,
    mutationFn: async (mine) => {
      const now = await latest();
      if (now !== undefined && now !== mine.base && now !== mine.text) throw new ChangedElsewhere(now);
      await send(mine.text).catch(async (error: unknown) => {
        if (!isWithoutAnswer(error) || !(await isThere(mine.text))) throw error;
      });
      const reads = readsOf(client, query.queryKey);
      await refresh(client, refreshes);
      const seen = client.getQueryData<Reply>(query.queryKey);
      const wasReadAgain = readsOf(client, query.queryKey) > reads;
      const isOld = seen !== undefined && textOf(seen) === mine.base && mine.text.trim() !== mine.base.trim();
      if (wasReadAgain && isOld) throw new Error("The server still has the old text");
      draft.confirm(mine.text);
      allowLeaving();
    },
  });
  const theirs = saving.error instanceof ChangedElsewhere ? saving.error.theirs : undefined;

  const complaint = validate?.(text);
  const save = () => saveOver(draft.base);
  const allowLeaving = useUnsaved(
    draft.isDirty && !saving.isPending,
    mayEdit && complaint === undefined ? save : undefined,
  );

  async function saveOver(base: string): Promise<boolean> {
    try {
      await saving.mutateAsync({ text, base });
      onSaved?.();
      return isMounted.current;
    } catch {
      return false;
    }
  }

  return {
    text,
    saved: (data ?? "") || proposal,
    isDirty: draft.isDirty,
    mayEdit,
    complaint,
    type(next) {
      saving.forgetFailure();
      draft.type(next);
    },
    save,
    isSaving: saving.isPending,
    failure: saving.error && theirs === undefined ? failureOf(saving.error) : undefined,
    forgetFailure: saving.forgetFailure,
    setAside() {
      saving.reset();
      draft.setAside();
    },

    kept: draft.kept,
    restore: draft.restore,
    discard: draft.discard,

    theirs,
    keepMine() {
      const base = theirs ?? draft.base;
      draft.rebase(base);
      return saveOver(base);
    },
    goOn: saving.reset,
  };
}

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

const isWithoutAnswer = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Whether an answer tells the user's level, and it gives no right to change anything. */
const isForReading = (reply: object) =>
  "permissionLevel" in reply && !mayEditAs(permissionLevel.parse(reply.permissionLevel));

/** How often a query has been answered. */
const readsOf = (client: QueryClient, key: QueryKey) => client.getQueryState(key)?.dataUpdateCount ?? 0;

/** Somebody else has saved another text since the typing began. */
class ChangedElsewhere extends Error {
  readonly theirs: string;

  constructor(theirs: string) {
    super("The text was changed elsewhere");
    this.theirs = theirs;
  }
}
