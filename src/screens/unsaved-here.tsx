import { useDraft } from "@/drafts/use-draft";
import { useUser } from "@/session/session";
import { UnsavedText } from "@/ui/unsaved-text";

/** What was typed at a place and not saved, where the place itself is gone or cannot be shown. */
export function UnsavedHere({ place }: { place: string }) {
  const { user_id } = useUser();
  const { kept, discard } = useDraft({ user_id, place }, "");
  if (!kept) return null;
  return (
    <UnsavedText text={kept.text} why="What you typed here was not saved:" closeLabel="Discard" onClose={discard} />
  );
}
