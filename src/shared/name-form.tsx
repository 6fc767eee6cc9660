import { useRef, useState, type ComponentType } from "react";
import { Button } from "@/ui/button";
import { Field, TextInput } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import { Notice } from "@/ui/notice";
import { SkeletonForm } from "@/ui/skeleton";
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
  /** How the thing will look under that name: it fills its half. */
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
  const field = useRef<HTMLInputElement>(null);
  const isBlank = name.trim() === "";

  function submit() {
    setComplaint(isBlank ? blankText : undefined);
    if (isBlank) {
      field.current?.focus();
      return;
    }
    own.allowLeaving();
    onSubmit(name.trim()).then(own.confirm, () => undefined);
  }

  function cancel() {
    own.allowLeaving();
    onCancel();
  }

  return (
    <div className={columns}>
      <Form label={title} onSubmit={submit} className={formHalf}>
        <DraftRecoveryNotice kept={own.kept} present="" discard={own.discard} onRestore={own.restore} />
        <Field label={label} error={complaint} hint={hint}>
          <TextInput
            ref={field}
            value={name}
            autoFocus
            autoComplete="off"
            readOnly={busy}
            className="lg:h-12 lg:text-lg"
            onChange={(event) => {
              own.type({ name: event.target.value });
              setComplaint(undefined);
            }}
          />
        </Field>
        <FormActions>
          <Button type="submit" variant="primary" busy={busy} disabled={isBlank && blankText === undefined}>
            {busy ? "Saving..." : submitLabel}
          </Button>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        </FormActions>
        {/* Under the buttons: they stay where they were pressed. */}
        {error && <Notice tone="bad">{error}</Notice>}
      </Form>
      <div className={previewHalf}>
        <Preview name={name.trim()} />
      </div>
    </div>
  );
}

/** One panel, as high as the card of what is made; its form begins at the top, and what comes under it moves nothing. */
const columns =
  "grid max-w-[76rem] grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl border bg-ink-900 " +
  "lg:grid-cols-[minmax(24rem,1fr)_minmax(0,44rem)]";
const formHalf = "w-full min-w-0 p-4 sm:p-8";
const previewHalf =
  "@container grid min-w-0 border-t *:size-full max-lg:min-h-80 lg:aspect-video lg:place-self-stretch lg:border-t-0 lg:border-l";

/** The shape of a `NameForm`, before it is known who may use it. */
export const NameFormShape = ({ Preview }: Pick<NameFormProps, "Preview">) => (
  <div className={columns}>
    <div className={formHalf}>
      <SkeletonForm fields={1} />
    </div>
    <div className={previewHalf}>
      <Preview name="" />
    </div>
  </div>
);

/** Its panel alone, behind the words to those who may not use it. */
export const NameFormPanel = () => <div className="min-h-100 rounded-xl border bg-ink-900" />;
