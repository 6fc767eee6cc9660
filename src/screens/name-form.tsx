import { useState } from "react";
import { Button } from "@/ui/button";
import { Field, TextInput } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { KeptNotice } from "@/ui/kept-notice";
import { Notice } from "@/ui/notice";
import { useOwnFields } from "./use-own-fields";

type NameFormProps = {
  /** Under which the name is kept until the thing is there. */
  place: string;
  /** Of the one field: "Project Name". */
  label: string;
  submitLabel: string;
  /** What the user reads who submits a blank name. Without it, submitting waits for a name. */
  blankText?: string | undefined;
  busy: boolean;
  error?: string | undefined;
  /** Gets the name without the blanks around it. Rejects where nothing was added; why is in `error`. */
  onSubmit: (name: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Adds a thing by its name. A failure keeps what was typed. */
export function NameForm({ place, label, submitLabel, blankText, busy, error, onSubmit, onCancel }: NameFormProps) {
  const own = useOwnFields({ place, blank: { name: "" }, isSaving: busy });
  const { name } = own.fields;
  const [complaint, setComplaint] = useState<string>();
  const isBlank = name.trim() === "";

  function submit() {
    setComplaint(isBlank ? blankText : undefined);
    if (isBlank) return;
    own.lift();
    onSubmit(name.trim()).then(own.confirm, () => undefined);
  }

  function cancel() {
    own.lift();
    onCancel();
  }

  return (
    <Form onSubmit={submit}>
      <KeptNotice kept={own.kept} present="" discard={own.discard} onRestore={own.restore} />
      <Field label={label} error={complaint}>
        <TextInput
          value={name}
          autoFocus
          autoComplete="off"
          readOnly={busy}
          onChange={(event) => {
            own.type({ name: event.target.value });
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
