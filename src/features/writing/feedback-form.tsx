import { useState } from "react";
import { useUnsaved } from "@/drafts/unsaved";
import { useDraft } from "@/drafts/use-draft";
import { useUser } from "@/session/session";
import { Button } from "@/ui/button";
import { Field, TextArea } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";

type FeedbackFormProps = {
  /** Key of the draft, such as "story/story-1/logline-feedback". */
  draftKey: string;
  updateLabel: string;
  /** The last feedback the server has. */
  given: string;
  isWorking: boolean;
  /** Both resolve to whether the call succeeded. */
  onUpdate: (feedback: string) => Promise<boolean>;
  onReset: () => Promise<boolean>;
};

// Decision: .github/decisions/writing.md
/** Feedback for the writing help. Reset clears the feedback and starts over. */
export function FeedbackForm({ draftKey, updateLabel, given, isWorking, onUpdate, onReset }: FeedbackFormProps) {
  const { user_id } = useUser();
  const draft = useDraft({ user_id, draftKey }, given);
  const feedback = draft.text;
  const [isSending, setIsSending] = useState(false);
  useUnsaved(draft.isDirty && !isSending);

  async function heard(sending: Promise<boolean>): Promise<boolean> {
    setIsSending(true);
    const isHeard = await sending;
    setIsSending(false);
    return isHeard;
  }

  async function update() {
    if (isWorking || feedback.trim() === "") return;
    if (await heard(onUpdate(feedback.trim()))) draft.confirm(feedback);
  }
  async function reset() {
    // Feedback that was typed but never sent stays as a draft to restore.
    if (await heard(onReset())) draft.setAside();
  }

  return (
    <Form onSubmit={() => void update()}>
      <DraftRecoveryNotice kept={draft.kept} present={draft.text} discard={draft.discard} onRestore={draft.restore} />
      <Field label="Feedback" hint="Say what should change: funnier, shorter, a hopeful ending…">
        <TextArea grows value={feedback} onChange={(event) => draft.type(event.target.value)} />
      </Field>
      <FormActions>
        <Button type="submit" busy={isWorking} disabled={feedback.trim() === ""}>
          {updateLabel}
        </Button>
        <Button variant="ghost" busy={isWorking} onClick={() => void reset()}>
          Reset
        </Button>
      </FormActions>
    </Form>
  );
}
