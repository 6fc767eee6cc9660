import { useState } from "react";
import { useUnsaved } from "@/drafts/unsaved";
import { Button } from "@/ui/button";
import { Field, TextInput } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { Notice } from "@/ui/notice";

type NameFormProps = {
  /** Of the one field: "Project Name". */
  label: string;
  submitLabel: string;
  /** What the user reads who submits a blank name. Without it, submitting waits for a name. */
  blankText?: string | undefined;
  busy: boolean;
  error?: string | undefined;
  /** Gets the name without the blanks around it. */
  onSubmit: (name: string) => void;
  onCancel: () => void;
};

/** Adds a thing by its name. A failure keeps what was typed. */
export function NameForm({ label, submitLabel, blankText, busy, error, onSubmit, onCancel }: NameFormProps) {
  const [name, setName] = useState("");
  const [complaint, setComplaint] = useState<string>();
  const isBlank = name.trim() === "";
  const lift = useUnsaved(!isBlank && !busy);

  function submit() {
    setComplaint(isBlank ? blankText : undefined);
    if (isBlank) return;
    lift();
    onSubmit(name.trim());
  }

  function cancel() {
    lift();
    onCancel();
  }

  return (
    <Form onSubmit={submit}>
      <Field label={label} error={complaint}>
        <TextInput
          value={name}
          autoFocus
          autoComplete="off"
          readOnly={busy}
          onChange={(event) => {
            setName(event.target.value);
            setComplaint(undefined);
          }}
        />
      </Field>
      {error && <Notice tone="bad">{error}</Notice>}
      <FormActions>
        <Button type="submit" variant="primary" busy={busy} disabled={isBlank && blankText === undefined}>
          {busy ? "Saving..." : submitLabel}
        </Button>
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
