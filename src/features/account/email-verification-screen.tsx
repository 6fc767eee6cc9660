import { CircleCheck, MailCheck } from "lucide-react";
import { useState } from "react";
import { paths } from "@/routing/paths";
import { Button, ButtonLink } from "@/ui/button";
import { Form, FormActions } from "@/ui/form";
import { PasswordField } from "@/ui/password-field";
import { StillFrame } from "@/ui/still-frame";
import { EmailField } from "./email-field";
import { useMailSent } from "./mail-sent";
import { ResendOutcome, useResend } from "./resend-verification";
import { SignedInAs } from "./signed-in-as";
import { submitsOnEnter } from "./submits-on-enter";

export function EmailVerificationScreen() {
  const { to, isAfterReset } = useMailSent();
  return (
    <StillFrame title="Verify your email">
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-4 rounded-xl border bg-ink-900 p-4">
          {isAfterReset && (
            <p role="status" className="flex items-start gap-2 text-ok">
              <CircleCheck aria-hidden className="mt-0.75 size-4 shrink-0" />
              Password reset successfully. Please verify your email.
            </p>
          )}
          <div className="flex items-center gap-4">
            <MailCheck aria-hidden className="size-11 shrink-0 rounded-lg bg-ink-850 p-2.5 text-dim" />
            <p className="min-w-0">
              A verification link was sent to{" "}
              {to ? <strong className="font-semibold wrap-anywhere">{to}</strong> : "your email address"}. Open it, then
              log in.
            </p>
          </div>
          <ButtonLink to={paths.login} variant="primary">
            Login here
          </ButtonLink>
        </div>
        <SendAgain key={to} to={to} />
        <SignedInAs isDoor />
      </div>
    </StillFrame>
  );
}

/** Asks for the password, because it is kept nowhere and the provider wants it; for the address where none is known. */
function SendAgain({ to }: { to: string | undefined }) {
  const resend = useResend();
  const [email, setEmail] = useState(to ?? "");
  const [password, setPassword] = useState("");
  const isComplete = email !== "" && password !== "";

  return (
    <section aria-labelledby="send-again" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="send-again" className="font-semibold">
          Nothing arrived?
        </h2>
        <p className="text-sm text-dim">Look among unwanted mail, or have it sent again with your password.</p>
      </div>
      <Form label="Send the mail again" onSubmit={() => isComplete && resend.mutate({ email, password })}>
        {to === undefined && <EmailField value={email} onChange={setEmail} />}
        <PasswordField
          label="Password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...submitsOnEnter}
        />
        <ResendOutcome {...resend} />
        <FormActions>
          <Button type="submit" disabled={!isComplete} busy={resend.isPending}>
            Resend verification email
          </Button>
        </FormActions>
      </Form>
    </section>
  );
}
