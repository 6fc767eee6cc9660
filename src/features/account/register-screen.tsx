import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { registerUser } from "@/api/contract/auth";
import { send, useAction } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { paths } from "@/routing/paths";
import { isGoodPassword } from "@/rules/password";
import { useFormDraft } from "@/shared/use-form-draft";
import { Button } from "@/ui/button";
import { Complaint } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import { Notice } from "@/ui/notice";
import { TextLink } from "@/ui/text-link";
import { StillFrame } from "@/ui/still-frame";
import { isEmailAddress } from "./email-address";
import { EmailField } from "./email-field";
import { fieldNamedIn, refusalText } from "./failure-text";
import { mailSent } from "./mail-sent";
import { NewPasswordField } from "./new-password-field";
import { SignedInAs } from "./signed-in-as";
import { useUsernameAvailability } from "./use-username-availability";
import { UsernameField } from "./username-field";

// Decision: .github/decisions/accounts.md
export function RegisterScreen() {
  const navigate = useNavigate();
  const register = useAction({
    ...send(registerUser),
    onSuccess: (_, { email }) => navigate(paths.emailVerification, { state: mailSent({ to: email }) }),
  });
  const own = useFormDraft({
    draftKey: draftKeys.registration(),
    blank: { userName: "", email: "" },
    isSaving: register.isPending,
    isOpenToAll: true,
  });
  const { userName, email } = own.fields;
  const [password, setPassword] = useState("");
  const [wasInvalid, setWasInvalid] = useState(false);
  const availability = useUsernameAvailability(userName);

  const maySubmit = availability.state === "available" && isGoodPassword(password);
  const isValid = maySubmit && isEmailAddress(email);

  const refusal = register.error
    ? refusalText(register.error, "Failed to register user.", "An error occurred during registration.")
    : undefined;
  const refusedField = fieldNamedIn(refusal);
  const refused = register.variables;

  function submit() {
    setWasInvalid(!isValid);
    if (isValid) register.mutateAsync({ userName, email, password }).then(own.confirm, () => undefined);
  }

  return (
    <StillFrame title="Register" still="park">
      <Form onSubmit={submit}>
        <DraftRecoveryNotice kept={own.kept} present="" discard={own.discard} onRestore={own.restore} />
        <UsernameField
          value={userName}
          availability={availability}
          onChange={(next) => own.type({ userName: next })}
          isWrong={wasInvalid && availability.state !== "available"}
          refusal={refusedField === "userName" && refused?.userName === userName ? refusal : undefined}
        />
        <EmailField
          value={email}
          onChange={(next) => own.type({ email: next })}
          isWrong={wasInvalid && !isEmailAddress(email)}
          refusal={refusedField === "email" && refused?.email === email ? refusal : undefined}
        />
        <NewPasswordField
          label="Password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={wasInvalid && !isGoodPassword(password) ? "Please enter a password that has all of these." : undefined}
        />
        {refusal && !refusedField && <Notice tone="bad">{refusal}</Notice>}
        <FormActions>
          <Button type="submit" variant="primary" disabled={!maySubmit} busy={register.isPending}>
            {register.isPending ? "Registering..." : "Register"}
          </Button>
          {wasInvalid && !isValid && (
            <div className="basis-full">
              <Complaint>Please ensure all fields are valid.</Complaint>
            </div>
          )}
        </FormActions>
        <p className="text-dim">
          Already registered? <TextLink to={paths.login}>Login here</TextLink>
        </p>
        <SignedInAs isDoor />
      </Form>
    </StillFrame>
  );
}
