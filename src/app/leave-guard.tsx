import { useId, useRef, useState } from "react";
import { useBlocker } from "react-router-dom";
import { memoryOnly } from "@/drafts/draft-store";
import { canSaveUnsaved, hasUnsaved, saveUnsaved } from "@/drafts/unsaved";
import { paths } from "@/routing/paths";
import { Button } from "@/ui/button";
import { Dialog, DialogActions } from "@/ui/dialog";

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** Asks before unsaved text is left. It is a courtesy: what protects the text is its draft. */
export function LeaveGuard() {
  const bodyId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  const [isSaving, setSaving] = useState(false);
  /** How often the question was answered: whoever has answered otherwise meanwhile is not taken away by a save. */
  const answers = useRef(0);
  const logsOut = blocker.location?.pathname === paths.logout;
  const leave = logsOut ? "Log out" : "Leave";

  function answer(goOn: (() => void) | undefined) {
    answers.current += 1;
    setSaving(false);
    goOn?.();
  }

  /** A save that failed is told beside its field, where one stays. */
  async function saveAndLeave() {
    const before = answers.current;
    setSaving(true);
    const isSaved = await saveUnsaved();
    if (answers.current === before) answer(isSaved ? blocker.proceed : blocker.reset);
  }

  return (
    <Dialog
      open={blocker.state === "blocked"}
      title={logsOut ? "Log out without saving?" : "Leave without saving?"}
      role="alertdialog"
      describedBy={bodyId}
      onClose={() => answer(blocker.reset)}
    >
      <p id={bodyId} className="text-dim">
        {logsOut
          ? "What you typed has not been saved. Logging out erases it from this device."
          : `What you typed has not been saved. It is kept ${memoryOnly.read() ? "as long as this page is open" : "on this device"} and offered when you come back.`}
      </p>
      <DialogActions>
        <Button onClick={() => answer(blocker.reset)}>Cancel</Button>
        {/* Only a logout loses what was typed. */}
        <Button variant={logsOut ? "danger" : "quiet"} onClick={() => answer(blocker.proceed)}>
          {leave}
        </Button>
        {(isSaving || canSaveUnsaved()) && (
          <Button variant="primary" busy={isSaving} onClick={() => void saveAndLeave()}>
            {isSaving ? "Saving..." : `Save and ${leave.toLowerCase()}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
