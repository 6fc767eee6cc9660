import { useState } from "react";
import { Button } from "@/ui/button";
import { Field, TextArea } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";

type FeedbackFormProps = {
  updateLabel: string;
  isWorking: boolean;
  onUpdate: (feedback: string) => void;
  onReset: () => void;
};

/** Tells the assistant what to change; Reset forgets the feedback and starts over. */
export function FeedbackForm({ updateLabel, isWorking, onUpdate, onReset }: FeedbackFormProps) {
  const [feedback, setFeedback] = useState("");

  function update() {
    if (!isWorking && feedback.trim() !== "") onUpdate(feedback.trim());
  }
  function reset() {
    setFeedback("");
    onReset();
  }

  return (
    <Form onSubmit={update}>
      <Field label="Feedback" hint="Say what should change: funnier, shorter, a hopeful ending…">
        <TextArea grows value={feedback} onChange={(event) => setFeedback(event.target.value)} />
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
