import { useState, type ComponentType } from "react";
import { Button } from "@/ui/button";
import { Field, TextInput } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import { Notice } from "@/ui/notice";
import { useFormDraft } from "./use-form-draft";

type NameFormProps = {
  /** That of the screen: it is read aloud with the field, which has the cursor from the first. */
  title: string;
  /** Under which the name is kept until the thing is there. */
  draftKey: string;
  /** Of the one field: "Project Name". */
  label: string;
  submitLabel: string;
  /** What comes after it. */
  hint: string;
  /** How the thing will look under that name. */
  Preview: ComponentType<{ name: string }>;
  /** What the user reads who submits a blank name. Without it, submitting waits for a name. */
  blankText?: string | undefined;
  busy: boolean;
  error?: string | undefined;
  /** Gets the name without the blanks around it. Rejects where nothing was added; why is in `error`. */
  onSubmit: (name: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Adds a thing by its name. A failure keeps what was typed. */
export function NameForm(props: NameFormProps) {
  const { title, draftKey, label, submitLabel, hint, Preview, blankText, busy, error, onSubmit, onCancel } = props;
  const own = useFormDraft({ draftKey, blank: { name: "" }, isSaving: busy });
  const { name } = own.fields;
  const [complaint, setComplaint] = useState<string>();
  const isBlank = name.trim() === "";

  function submit() {
    setComplaint(isBlank ? blankText : undefined);
    if (isBlank) return;
    own.allowLeaving();
    onSubmit(name.trim()).then(own.confirm, () => undefined);
  }

  function cancel() {
    own.allowLeaving();
    onCancel();
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-8 rounded-xl border bg-ink-900 p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <Form label={title} onSubmit={submit}>
        <DraftRecoveryNotice kept={own.kept} present="" discard={own.discard} onRestore={own.restore} />
        <Field label={label} error={complaint} hint={hint}>
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
      <div aria-hidden>
        <Preview name={name.trim()} />
      </div>
    </div>
  );
}
