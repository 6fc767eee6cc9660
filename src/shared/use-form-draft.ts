import { z } from "zod";
import { nobody } from "@/drafts/draft-disk";
import { useUnsaved } from "@/drafts/unsaved";
import { useDraft } from "@/drafts/use-draft";
import { useSession } from "@/session/session";

interface FormDraftOptions<Fields> {
  /** Entity and field, as in "project/project-1/invitation", under which they are kept. */
  draftKey: string;
  /** The form as nobody has touched it. A password is no field of it: what is typed there is kept nowhere. */
  blank: Fields;
  isSaving: boolean;
  /** It stands on a screen that needs no login: kept for an hour, and left without a question. */
  isOpenToAll?: boolean;
}

const stored = z.record(z.string(), z.string());

// Decision: .github/decisions/drafts.md
/**
 * What is typed into a form that adds something. Its fields are one draft, as the server has none of them before it has
 * all: it is kept until `confirm` says so, and what was typed at another time is offered in `kept`. Leaving asks.
 */
export function useFormDraft<Fields extends Record<string, string>>({
  draftKey,
  blank,
  isSaving,
  isOpenToAll = false,
}: FormDraftOptions<Fields>) {
  const session = useSession();
  const user_id = !isOpenToAll && session.status === "signed-in" ? session.user.user_id : nobody;
  const draft = useDraft({ user_id, draftKey }, JSON.stringify(blank));
  const fieldsIn = (text: string): Fields => ({ ...blank, ...stored.parse(JSON.parse(text)) });
  const fields = fieldsIn(draft.text);

  /** What a reader recognizes them by. */
  const words = (typed: Fields) =>
    Object.entries(typed)
      .filter(([name, value]) => value !== blank[name])
      .map(([, value]) => value)
      .join(" · ");
  const offered = draft.kept && words(fieldsIn(draft.kept.text));

  const allowLeaving = useUnsaved(!isOpenToAll && draft.isDirty && words(fields).trim() !== "" && !isSaving);

  return {
    fields,
    type: (typed: Partial<Fields>) => draft.type(JSON.stringify({ ...fields, ...typed })),
    /** For `DraftRecoveryNotice`. Nobody else can have changed what is not there yet. */
    kept: draft.kept && offered?.trim() ? { at: draft.kept.at, text: offered, isOutdated: false } : undefined,
    /** Puts them back, and gives them. */
    restore: (): Fields => {
      draft.restore();
      return draft.kept ? fieldsIn(draft.kept.text) : fields;
    },
    discard: draft.discard,
    /** The server has what was typed when this rendering was made. */
    confirm: () => draft.confirm(draft.text),
    /** Has leaving ask no more until the next rendering. */
    allowLeaving,
  };
}
