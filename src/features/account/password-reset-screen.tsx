import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { resetPassword } from "@/api/contract/auth";
import { send, useAction } from "@/api/query";
import { paths } from "@/routing/paths";
import { isGoodPassword } from "@/rules/password";
import { Button } from "@/ui/button";
import { Form, FormActions } from "@/ui/form";
import { Notice } from "@/ui/notice";
import { TextLink } from "@/ui/text-link";
import { StillFrame } from "@/ui/still-frame";
import { isEmailAddress } from "./email-address";
import { EmailField } from "./email-field";
import { refusalText } from "./failure-text";
import { mailSent } from "./mail-sent";
import { NewPasswordField } from "./new-password-field";

export function PasswordResetScreen() {
  const navigate = useNavigate();
  const reset = useAction({
    ...send(resetPassword),
    onSuccess: (_, { email }) =>
      navigate(paths.emailVerification, { state: mailSent({ to: email, isAfterReset: true }) }),
  });
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [wasSubmitted, setWasSubmitted] = useState(false);

  function submit() {
    setWasSubmitted(true);
    if (isGoodPassword(password) && isEmailAddress(email)) reset.mutate({ email, new_password: password });
  }

  return (
    <StillFrame title="Reset password">
      <Form onSubmit={submit}>
        <p className="text-dim">Choose a new password. A mail then asks you to verify that the address is yours.</p>
        <EmailField value={email} onChange={setEmail} isWrong={wasSubmitted && !isEmailAddress(email)} autoFocus />
        <NewPasswordField
          label="New password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={
            wasSubmitted && !isGoodPassword(password) ? "Please ensure the password meets all requirements." : undefined
          }
        />
        {reset.error && (
          <Notice tone="bad">
            {refusalText(
              reset.error,
              "Failed to reset password. Please try again.",
              "An error occurred. Please try again.",
            )}
          </Notice>
        )}
        <FormActions>
          <Button type="submit" variant="primary" disabled={!isGoodPassword(password)} busy={reset.isPending}>
            {reset.isPending ? "Resetting..." : "Reset Password"}
          </Button>
        </FormActions>
        <p className="text-dim">
          Remembered it? <TextLink to={paths.login}>Back to login</TextLink>
        </p>
      </Form>
    </StillFrame>
  );
}
