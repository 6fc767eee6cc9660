import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "@/api/query";
import { paths } from "@/routing/paths";
import { isGoodPassword } from "@/rules/password";
import { useAccount } from "@/session/session";
import { Button, ButtonLink } from "@/ui/button";
import { Form, FormActions } from "@/ui/form";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { toast } from "@/ui/toast";
import { StillFrame } from "@/ui/still-frame";
import { providerText } from "./failure-text";
import { NewPasswordField } from "./new-password-field";
import { SignedInAs } from "./signed-in-as";
import { submitsOnEnter } from "./submits-on-enter";

/** The provider did not take the old password; its words follow ours. */
class OldPasswordRefused extends Error {}

export function ChangePasswordScreen() {
  const navigate = useNavigate();
  const account = useAccount();
  const [oldPassword, setOldPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [wasInvalid, setWasInvalid] = useState(false);
  const isGood = isGoodPassword(newPassword);
  const isValid = oldPassword !== "" && isGood;

  const change = useAction<void>({
    mutationFn: async () => {
      try {
        await account.reauthenticate(oldPassword);
      } catch (error) {
        throw new OldPasswordRefused(`Old password incorrect. ${providerText(error, String(error))}`, { cause: error });
      }
      await account.changePassword(newPassword);
      toast.alert("Password change was successful.");
    },
    onSuccess: () => navigate(paths.landing),
    onError: (error) => {
      // Some errors also end the session. This screen is then unmounted, so a toast shows the message.
      if (account.read().status === "anonymous") toast.bad(providerText(error, error.message));
    },
  });

  const refusal = change.error instanceof OldPasswordRefused ? change.error.message : undefined;
  const missing = wasInvalid && oldPassword === "" ? "Please enter your old password." : undefined;

  function submit() {
    setWasInvalid(!isValid);
    if (isValid) change.mutate();
  }

  return (
    <StillFrame title="Change password" still="roof" trail={[{ label: "My Account", to: paths.myAccount }]}>
      <Form onSubmit={submit}>
        <SignedInAs />
        <PasswordField
          label="Old password"
          required
          error={missing ?? refusal}
          value={oldPassword}
          onChange={(event) => setOldPassword(event.target.value)}
          {...submitsOnEnter}
        />
        <NewPasswordField
          label="New password"
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
          error={wasInvalid && !isGood ? "Please ensure the new password meets all requirements." : undefined}
        />
        {change.error && refusal === undefined && (
          <Notice tone="bad">{providerText(change.error, change.error.message)}</Notice>
        )}
        <FormActions>
          <Button type="submit" variant="primary" disabled={!isGood} busy={change.isPending}>
            {change.isPending ? "Changing..." : "Change Password"}
          </Button>
          <ButtonLink to={paths.myAccount}>Cancel</ButtonLink>
        </FormActions>
      </Form>
    </StillFrame>
  );
}
