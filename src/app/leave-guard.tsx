import { useBlocker } from "react-router-dom";
import { memoryOnly } from "@/drafts/draft-store";
import { hasUnsaved } from "@/drafts/unsaved";
import { paths } from "@/routing/paths";
import { ConfirmDialog } from "@/ui/confirm-dialog";

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** Asks before unsaved text is left. It is a courtesy: what protects the text is its draft. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  const logsOut = blocker.location?.pathname === paths.logout;
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={logsOut ? "Log out without saving?" : "Leave without saving?"}
      confirmLabel={logsOut ? "Log out" : "Leave"}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {logsOut
        ? "What you typed has not been saved. Logging out erases it from this device."
        : `What you typed has not been saved. It is kept ${memoryOnly.read() ? "as long as this page is open" : "on this device"} and offered when you come back.`}
    </ConfirmDialog>
  );
}
