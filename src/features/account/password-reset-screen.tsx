import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { resetPassword } from "@/api/contract/auth";
import { send, useAction } from "@/api/query";
import { draftPlaces } from "@/drafts/places";
import { paths } from "@/routing/paths";
import { isGoodPassword } from "@/rules/password";
import { useOwnFields } from "@/screens/use-own-fields";
import { Button } from "@/ui/button";
import { Form, FormActions } from "@/ui/form";
import { KeptNotice } from "@/ui/kept-notice";
import { Notice } from "@/ui/notice";
import { TextLink } from "@/ui/text-link";
import { AccountFrame } from "./account-frame";
import { afterReset } from "./after-reset";
import { isEmailAddress } from "./email-address";
import { EmailField } from "./email-field";
import { refusalText } from "./failure-text";
import { NewPasswordField } from "./new-password-field";

export function PasswordResetScreen() {
  const navigate = useNavigate();
  const reset = useAction({
    ...send(resetPassword),
    onSuccess: () => navigate(paths.emailVerification, { state: afterReset }),
  });
  const own = useOwnFields({
    place: draftPlaces.passwordReset(),
    blank: { email: "" },
    isSaving: reset.isPending,
    isOpenToAll: true,
  });
  const { email } = own.fields;
  const [password, setPassword] = useState("");
  const [wasSubmitted, setWasSubmitted] = useState(false);

  function submit() {
    setWasSubmitted(true);
    if (isGoodPassword(password) && isEmailAddress(email))
      reset.mutateAsync({ email, new_password: password }).then(own.confirm, () => undefined);
  }

  return (
    <AccountFrame title="Reset password">
      <Form onSubmit={submit}>
        <KeptNotice kept={own.kept} present="" discard={own.discard} onRestore={own.restore} />
        <EmailField
          value={email}
          onChange={(next) => own.type({ email: next })}
          isWrong={wasSubmitted && !isEmailAddress(email)}
        />
        <NewPasswordField label="New password" value={password} onChange={(event) => setPassword(event.target.value)} />
        {wasSubmitted && !isGoodPassword(password) && (
          <Notice tone="bad">Please ensure the password meets all requirements.</Notice>
        )}
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
          <TextLink to={paths.login}>Back to login</TextLink>
        </FormActions>
      </Form>
    </AccountFrame>
  );
}
