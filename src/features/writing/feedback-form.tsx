import { useState } from "react";
import { useUnsaved } from "@/drafts/unsaved";
import { useDraft } from "@/drafts/use-draft";
import { useUser } from "@/session/session";
import { Button } from "@/ui/button";
import { Field, TextArea } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";

type FeedbackFormProps = {
  /** Under which it is kept until it was sent, as in "story/story-1/logline-feedback". */
  draftKey: string;
  updateLabel: string;
  /** What the assistant was told last. */
  given: string;
  isWorking: boolean;
  /** Both tell whether the assistant has heard it. */
  onUpdate: (feedback: string) => Promise<boolean>;
  onReset: () => Promise<boolean>;
};

// Decision: .github/decisions/writing.md
/** Tells the assistant what to change; Reset forgets the feedback and starts over. */
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
    // What was typed and never sent can be taken up again.
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
