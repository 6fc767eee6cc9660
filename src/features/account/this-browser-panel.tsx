import { useState } from "react";
import { useAction } from "@/api/query";
import { eraseDesk } from "@/desk/desk-store";
import { exportDesk, type DeskSize } from "@/desk/whole-desk";
import { formatSize, counted } from "@/rules/format";
import { useUser } from "@/session/session";
import { erasesDesk, usePreference } from "@/shared/preferences";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { LoadFailure } from "@/ui/load-failure";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { Switch } from "@/ui/switch";
import { toast } from "@/ui/toast";
import { downloadText } from "./download-text";
import { useDeskSize } from "./use-desk-size";

const unreadable = "What this browser notes about your stories could not be read.";

// Decision: .github/decisions/desk.md
/** What this browser notes about somebody's stories: how much it is, to be taken along or erased. */
export function ThisBrowserPanel() {
  const { user_id } = useUser();
  const { size, readAgain } = useDeskSize(user_id);
  const [isErasedAtLogout = false, eraseAtLogout] = usePreference(erasesDesk);

  return (
    <Panel title="This browser">
      <div className="flex flex-col items-start gap-4">
        <p className="text-sm text-dim">
          The studio notes some things about your stories in this browser only, such as which shot is which when a
          script is parsed anew, with the words of its lines. Your stories themselves are not kept here.
        </p>
        {size === undefined && <p className="text-sm text-dim">Reading what is noted...</p>}
        {size === "unreadable" && <LoadFailure text={unreadable} onRetry={readAgain} />}
        {typeof size === "object" && size.records === 0 && <p className="text-sm text-dim">Nothing is noted yet.</p>}
        {typeof size === "object" && size.records > 0 && <NotedHere size={size} onErased={readAgain} />}
        <Switch isOn={isErasedAtLogout} onSwitch={eraseAtLogout}>
          Erase at logout
        </Switch>
      </div>
    </Panel>
  );
}

const wordsOf = ({ stories, bytes }: DeskSize) => `${counted(stories, "story", "stories")}, ${formatSize(bytes)}`;

function NotedHere({ size, onErased }: { size: DeskSize; onErased: () => void }) {
  const { user_id } = useUser();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);

  const take = useAction<string>({
    mutationFn: () => exportDesk(user_id),
    onSuccess: (text) => downloadText(`virtual-studio-desk-${new Date().toISOString().slice(0, 10)}.json`, text),
    failed: () => unreadable,
  });
  const erase = useAction<void>({
    mutationFn: async () => {
      if (!(await eraseDesk(user_id))) throw new Error("The disk refuses");
    },
    onSuccess: () => {
      toast.ok("What this browser noted about your stories is erased.");
      onErased();
    },
    failed: () => "What this browser notes about your stories could not be erased.",
  });
  const failure = erase.failure ?? take.failure;

  return (
    <>
      <p>{wordsOf(size)}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={take.isPending} onClick={() => take.mutate()}>
          Export
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Erase
        </Button>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ConfirmDialog
        open={isAsking}
        title="Erase what this browser notes?"
        confirmLabel={erase.isPending ? "Erasing..." : "Erase"}
        busy={erase.isPending}
        onConfirm={() => void erase.mutateAsync().then(close, close)}
        onCancel={close}
      >
        <p>
          {wordsOf(size)}: which shot is which, what was lost of them, and what you chose for them in this browser. It
          is kept nowhere else, and this cannot be undone.
        </p>
        <p>Your stories themselves, their scripts, pictures and clips, stay as they are.</p>
      </ConfirmDialog>
    </>
  );
}
