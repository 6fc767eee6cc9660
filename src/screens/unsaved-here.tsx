import { useDraft } from "@/drafts/use-draft";
import { useUser } from "@/session/session";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";

/** What was typed at a place and not saved, to be copied where the place itself is gone or cannot be shown. */
export function UnsavedHere({ place }: { place: string }) {
  const { user_id } = useUser();
  const { kept, discard } = useDraft({ user_id, place }, "");
  if (!kept) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" variant="ghost" onClick={discard}>
          Discard
        </Button>
      }
    >
      <p>What you typed here was not saved:</p>
      <div role="region" aria-label="Your unsaved text" tabIndex={0} className="mt-1 max-h-40 overflow-y-auto text-dim">
        {kept.text}
      </div>
    </Notice>
  );
}
