import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { resetPassword } from "@/api/contract/auth";
import { send, useAction } from "@/api/query";
import { paths } from "@/routing/paths";
import { isGoodPassword } from "@/rules/password";
import { useSession } from "@/session/session";
import { Button } from "@/ui/button";
import { Form, FormActions } from "@/ui/form";
import { Notice } from "@/ui/notice";
import { TextLink } from "@/ui/text-link";
import { StillFrame } from "@/ui/still-frame";
import { isEmailAddress } from "./email-address";
import { EmailField } from "./email-field";
import { fieldNamedIn, refusalText } from "./failure-text";
import { mailSent } from "./mail-sent";
import { NewPasswordField } from "./new-password-field";
import { SignedInAs } from "./signed-in-as";

export function PasswordResetScreen() {
  const navigate = useNavigate();
  const reset = useAction({
    ...send(resetPassword),
    onSuccess: (_, { email }) =>
      navigate(paths.emailVerification, { state: mailSent({ to: email, isAfterReset: true }) }),
  });
  const session = useSession();
  const own = session.status === "signed-in" ? session.user.email : "";
  const [typedEmail, setEmail] = useState<string>();
  const email = typedEmail ?? own;
  const [password, setPassword] = useState("");
  const [wasSubmitted, setWasSubmitted] = useState(false);

  const refusal = reset.error
    ? refusalText(reset.error, "Failed to reset password. Please try again.", "An error occurred. Please try again.")
    : undefined;
  const isAboutAddress = fieldNamedIn(refusal) === "email";

  function submit() {
    setWasSubmitted(true);
    if (isGoodPassword(password) && isEmailAddress(email)) reset.mutate({ email, new_password: password });
  }

  return (
    <StillFrame title="Reset password" still="tunnel">
      <Form onSubmit={submit}>
        <p className="text-dim">Choose a new password. A mail then asks you to verify that the address is yours.</p>
        <EmailField
          value={email}
          onChange={setEmail}
          isWrong={wasSubmitted && !isEmailAddress(email)}
          refusal={isAboutAddress && reset.variables?.email === email ? refusal : undefined}
          autoFocus
        />
        <NewPasswordField
          label="New password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={
            wasSubmitted && !isGoodPassword(password) ? "Please ensure the password meets all requirements." : undefined
          }
        />
        {refusal && !isAboutAddress && <Notice tone="bad">{refusal}</Notice>}
        <FormActions>
          <Button type="submit" variant="primary" disabled={!isGoodPassword(password)} busy={reset.isPending}>
            {reset.isPending ? "Resetting..." : "Reset Password"}
          </Button>
        </FormActions>
        <p className="text-dim">
          Remembered it? <TextLink to={paths.login}>Back to login</TextLink>
        </p>
        <SignedInAs isDoor />
      </Form>
    </StillFrame>
  );
}
