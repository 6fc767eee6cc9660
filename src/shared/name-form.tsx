import { useState, type ComponentType } from "react";
import { Button } from "@/ui/button";
import { cn } from "@/ui/cn";
import { Field, TextInput } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import { Notice } from "@/ui/notice";
import { SkeletonForm } from "@/ui/skeleton";
import { useFormDraft } from "./use-form-draft";
import "./name-form.css";

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
    <div className={columns}>
      <Form label={title} onSubmit={submit} className={half}>
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
      <div aria-hidden className={cn("name-stage grid place-items-center border-t lg:border-t-0 lg:border-l", half)}>
        <div className="w-full max-w-2xl">
          <Preview name={name.trim()} />
        </div>
      </div>
    </div>
  );
}

/** One panel: the form, and beside it what is made with it. */
const columns =
  "grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl border bg-ink-900 lg:grid-cols-[minmax(24rem,2fr)_3fr]";
const half = "min-w-0 p-4 sm:p-8";

/** The shape of a `NameForm`, before it is known who may use it. */
export const NameFormShape = () => (
  <div className={columns}>
    <div className={half}>
      <SkeletonForm fields={1} />
    </div>
    <div className="h-72 border-t lg:h-96 lg:border-t-0 lg:border-l" />
  </div>
);
