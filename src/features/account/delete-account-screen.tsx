import { useState } from "react";
import { ApiError } from "@/api/api-error";
import { useAction } from "@/api/query";
import { paths } from "@/routing/paths";
import { useAccount, useUser } from "@/session/session";
import { Button, ButtonLink } from "@/ui/button";
import { Field } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { Select } from "@/ui/select";
import { toast } from "@/ui/toast";
import { StillFrame } from "@/ui/still-frame";
import { providerText } from "./failure-text";

export function DeleteAccountScreen() {
  const account = useAccount();
  const { userName } = useUser();
  const [answer, setAnswer] = useState("no");
  const [password, setPassword] = useState("");
  const mayDelete = answer === "yes" && password !== "";

  const remove = useAction<void>({
    mutationFn: async () => {
      // This ends the session, too, and the screen's guard then redirects to the landing page.
      await account.deleteAccount(password);
      toast.alert("Account deleted successfully.");
    },
    onError: (error) => {
      // Some errors also end the session. This screen is then unmounted, so a toast shows the message.
      if (account.read().status === "anonymous") toast.bad(failureText(error));
    },
  });

  return (
    <StillFrame title="Delete account" trail={[{ label: "My Account", to: paths.myAccount }]}>
      <Form onSubmit={() => mayDelete && remove.mutate()}>
        <p>
          This deletes the account <strong>{userName}</strong> for good. It cannot be undone.
        </p>
        <Field label="Do you really want to delete your account?">
          <Select value={answer} onChange={(event) => setAnswer(event.target.value)}>
            <option value="no">No</option>
            <option value="yes">Yes</option>
          </Select>
        </Field>
        <PasswordField
          label="Password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {remove.error && <Notice tone="bad">{failureText(remove.error)}</Notice>}
        <FormActions>
          <Button type="submit" variant="danger" disabled={!mayDelete} busy={remove.isPending}>
            {remove.isPending ? "Deleting..." : "Delete"}
          </Button>
          <ButtonLink to={paths.myAccount} variant="ghost">
            Cancel
          </ButtonLink>
        </FormActions>
      </Form>
    </StillFrame>
  );
}

const failureText = (error: Error) =>
  error instanceof ApiError ? "Failed to delete account on the server" : providerText(error, error.message);
