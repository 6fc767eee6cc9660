import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { addDefaultVoice, listDefaultVoices } from "@/api/contract/admin";
import { isId } from "@/api/ids";
import { send, useAction } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { mediaUrl } from "@/rules/media-url";
import { ages, genders } from "@/rules/voice-words";
import { useFormDraft } from "@/shared/use-form-draft";
import { Button } from "@/ui/button";
import { Field, TextArea, TextInput } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import { Notice } from "@/ui/notice";
import { Select } from "@/ui/select";
import { toast } from "@/ui/toast";

const voice = z.object({
  name: z.string().trim().min(1, "Please enter a name."),
  voice_id: z
    .string()
    .trim()
    .min(1, "Please enter a voice id.")
    .refine(isId, "A voice id has letters, digits, - and _ only."),
  gender: z.string(),
  age: z.string(),
  accent: z.string().trim(),
  description: z.string().trim(),
  use_case: z.string().trim(),
  preview_url: z
    .string()
    .trim()
    .min(1, "Please enter the address of a preview.")
    .superRefine((address, context) => {
      const checked = mediaUrl(address, "audio");
      if (checked && "refused" in checked) context.addIssue({ code: "custom", message: checked.refused });
    }),
});

const empty: z.infer<typeof voice> = {
  name: "",
  voice_id: "",
  gender: "male",
  age: "middle_aged",
  accent: "",
  description: "",
  use_case: "",
  preview_url: "",
};

export function AddVoiceForm() {
  const add = useAction({
    ...send(addDefaultVoice, { refreshes: [listDefaultVoices] }),
    failed: () => "Failed to add default voice",
  });
  const { register, handleSubmit, reset, getValues, formState } = useForm({
    resolver: zodResolver(voice),
    defaultValues: empty,
  });
  const { errors } = formState;
  const own = useFormDraft({ draftKey: draftKeys.newVoice(), blank: empty, isSaving: add.isPending });

  const submit = handleSubmit(async (typed) => {
    try {
      await add.mutateAsync(typed);
    } catch {
      return; // The error is shown below, and the fields keep their text.
    }
    toast.ok(`${typed.name} is in the catalogue now.`);
    own.confirm();
    reset(empty);
  });

  // Not editable while the request is in flight.
  const readOnly = add.isPending;

  return (
    <Form
      onSubmit={submit}
      onChange={() => own.type(getValues())}
      label="Add Default Voice"
      // All of it is to be seen beside the list.
      className="gap-4"
    >
      <DraftRecoveryNotice kept={own.kept} present="" discard={own.discard} onRestore={() => reset(own.restore())} />
      <Field label="Name" error={errors.name?.message}>
        <TextInput readOnly={readOnly} {...register("name")} />
      </Field>
      <Field label="Voice id" error={errors.voice_id?.message}>
        <TextInput readOnly={readOnly} spellCheck={false} autoCapitalize="none" {...register("voice_id")} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Gender">
          <Select disabled={readOnly} {...register("gender")}>
            <Choices of={genders} />
          </Select>
        </Field>
        <Field label="Age">
          <Select disabled={readOnly} {...register("age")}>
            <Choices of={ages} />
          </Select>
        </Field>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Accent">
          <TextInput readOnly={readOnly} {...register("accent")} />
        </Field>
        <Field label="Use case">
          <TextInput readOnly={readOnly} {...register("use_case")} />
        </Field>
      </div>
      <Field label="Description">
        <TextArea rows={2} readOnly={readOnly} {...register("description")} />
      </Field>
      <Field label="Preview address" hint="Where its sample can be heard." error={errors.preview_url?.message}>
        <TextInput readOnly={readOnly} type="url" spellCheck={false} {...register("preview_url")} />
      </Field>
      {add.failure && <Notice tone="bad">{add.failure}</Notice>}
      <FormActions>
        <Button type="submit" variant="primary" busy={add.isPending}>
          {add.isPending ? "Adding..." : "Add Default Voice"}
        </Button>
      </FormActions>
    </Form>
  );
}

const Choices = ({ of }: { of: readonly { value: string; label: string }[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
