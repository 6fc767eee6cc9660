import { useState } from "react";
import { Button } from "./button";
import { Field, TextInput } from "./field";
import { Form, FormActions } from "./form";
import { Notice } from "./notice";

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

  function submit() {
    setComplaint(isBlank ? blankText : undefined);
    if (!isBlank) onSubmit(name.trim());
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
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
