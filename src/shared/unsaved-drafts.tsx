import { useDraft } from "@/drafts/use-draft";
import { useUser } from "@/session/session";
import { UnsavedText } from "@/ui/unsaved-text";

/** What was typed into a field and not saved, where the field itself is gone or cannot be shown. */
export function UnsavedDrafts({ draftKey }: { draftKey: string }) {
  const { user_id } = useUser();
  const { kept, discard } = useDraft({ user_id, draftKey }, "");
  if (!kept) return null;
  return (
    <UnsavedText text={kept.text} why="What you typed here was not saved:" closeLabel="Discard" onClose={discard} />
  );
}
