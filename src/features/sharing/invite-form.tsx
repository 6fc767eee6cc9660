import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { errorText } from "@/api/api-error";
import { call } from "@/api/client";
import { invite, projectPermissions, sendInviteEmail } from "@/api/contract/share";
import { useAction } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { config } from "@/env";
import { defaultInviteLevel, isSameAddress, levelsOnOffer, personAt } from "@/rules/sharing";
import { useFormDraft } from "@/shared/use-form-draft";
import { Button } from "@/ui/button";
import { Field, TextInput } from "@/ui/field";
import { Form } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import { Notice } from "@/ui/notice";
import { Select } from "@/ui/select";
import { toast } from "@/ui/toast";
import { LevelOptions } from "./level-options";
import { sentenceOf } from "./levels";
import type { SharedProject } from "./shared-project";

/** The client-side validation of an invitation. */
const invitationTo = ({ people, me }: SharedProject) =>
  z.object({
    email: z
      .string()
      .trim()
      .pipe(z.email({ pattern: z.regexes.html5Email, error: "Please enter an email address.", abort: true }))
      .refine((email) => !isSameAddress(email, me.email), {
        error: "You have access to this project already.",
        abort: true,
      })
      .refine((email) => !personAt(people, email), "This person has access to this project already."),
    permission: z.string(),
  });

type Invitation = z.infer<ReturnType<typeof invitationTo>>;

export function InviteForm(shared: SharedProject) {
  const { project, me, onChanged } = shared;
  const blank: Invitation = { email: "", permission: defaultInviteLevel(me.role) };
  const { register, handleSubmit, reset, getValues, watch, formState } = useForm({
    resolver: zodResolver(invitationTo(shared)),
    defaultValues: blank,
  });

  const send = useAction({
    failed: (error) => errorText(error, "Failed to send invite"),
    mutationFn: async ({ email, permission }: Invitation) => {
      const inviterEmail = me.email;
      await call(invite, { projectId: project.id, email, inviterEmail, permission });
      own.confirm();
      call(sendInviteEmail, {
        projectId: project.id,
        projectName: project.name,
        inviterEmail,
        inviteeEmail: email,
        baseUrl: config.publicUrl,
      }).catch((failure: unknown) => console.warn("The invitation was made, but its e-mail was not sent.", failure));
    },
    meta: { refreshes: [projectPermissions] },
    onSuccess: (_, { email }) => {
      onChanged();
      toast.ok(`${email} was invited.`);
      reset(blank);
    },
  });
  const own = useFormDraft({ draftKey: draftKeys.invitation(project.id), blank, isSaving: send.isPending });

  const chosen = watch("permission");
  const allowedId = useId();

  return (
    <Form
      label="Invite"
      onChange={() => own.type(getValues())}
      onSubmit={handleSubmit((invitation) => send.mutate(invitation))}
    >
      <DraftRecoveryNotice kept={own.kept} present="" discard={own.discard} onRestore={() => reset(own.restore())} />
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_10rem_7rem] xl:grid-cols-[minmax(0,28rem)_10rem_7rem_minmax(0,1fr)]">
        <Field label="Email" error={formState.errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={send.isPending}
            {...register("email")}
          />
        </Field>
        <Field label="Permission">
          <Select disabled={send.isPending} aria-describedby={allowedId} {...register("permission")}>
            <LevelOptions levels={levelsOnOffer(me.role)} />
          </Select>
        </Field>
        <Button type="submit" variant="primary" busy={send.isPending} className="max-sm:order-last sm:mt-6">
          {send.isPending ? "Inviting..." : "Invite"}
        </Button>
        {/* In a narrow window it would be a column of single words beside the button. */}
        <p
          id={allowedId}
          className="text-sm text-dim sm:col-span-full xl:col-auto xl:mt-6 xl:grid xl:min-h-9 xl:content-center xl:pl-3"
        >
          <span className="max-w-md text-balance">
            <b className="font-medium text-text">{chosen}</b> {sentenceOf(chosen)}
          </span>
        </p>
      </div>
      {send.failure && <Notice tone="bad">{send.failure}</Notice>}
    </Form>
  );
}
