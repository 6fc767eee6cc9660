import { useState } from "react";
import { Button } from "@/ui/button";
import { Field, TextArea } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";

type FeedbackFormProps = {
  updateLabel: string;
  /** What the assistant was told last. */
  given: string;
  isWorking: boolean;
  onUpdate: (feedback: string) => void;
  onReset: () => void;
};

/** Tells the assistant what to change; Reset forgets the feedback and starts over. */
export function FeedbackForm({ updateLabel, given, isWorking, onUpdate, onReset }: FeedbackFormProps) {
  const [typed, setTyped] = useState<string>();
  const feedback = typed ?? given;

  function update() {
    if (!isWorking && feedback.trim() !== "") onUpdate(feedback.trim());
  }
  function reset() {
    setTyped("");
    onReset();
  }

  return (
    <Form onSubmit={update}>
      <Field label="Feedback" hint="Say what should change: funnier, shorter, a hopeful ending…">
        <TextArea grows value={feedback} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <FormActions>
        <Button type="submit" busy={isWorking} disabled={feedback.trim() === ""}>
          {updateLabel}
        </Button>
        <Button variant="ghost" disabled={isWorking} onClick={reset}>
          Reset
        </Button>
      </FormActions>
    </Form>
  );
}
