import { TriangleAlert } from "lucide-react";
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
import { isWrongPassword, providerText } from "./failure-text";

export function DeleteAccountScreen() {
  const account = useAccount();
  const { userName, email } = useUser();
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

  const failure = remove.error ? failureText(remove.error) : undefined;
  const isPasswordWrong = isWrongPassword(remove.error);

  return (
    <StillFrame title="Delete account" still="roof" trail={[{ label: "My Account", to: paths.myAccount }]}>
      <Form onSubmit={() => mayDelete && remove.mutate()}>
        <section
          aria-labelledby="what-goes"
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-xl border border-bad/40 bg-bad/8 p-4"
        >
          <TriangleAlert aria-hidden className="mt-0.75 size-4 text-bad" />
          <h2 id="what-goes" className="line-clamp-3 font-semibold wrap-anywhere">
            This deletes the account <strong>{userName}</strong> for good.
          </h2>
          <ul className="col-start-2 flex list-disc flex-col gap-1 pl-4 text-dim wrap-anywhere marker:text-bad">
            <li>
              Nobody can log in with <span className="text-text">{email}</span> any more.
            </li>
            <li>You lose access to all projects, also to those that you own.</li>
            <li>It cannot be undone.</li>
          </ul>
        </section>
        <Field label="Do you really want to delete your account?">
          <Select value={answer} onChange={(event) => setAnswer(event.target.value)}>
            <option value="no">No</option>
            <option value="yes">Yes</option>
          </Select>
        </Field>
        <PasswordField
          label="Password"
          required
          error={isPasswordWrong ? failure : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {failure && !isPasswordWrong && <Notice tone="bad">{failure}</Notice>}
        <FormActions>
          <Button type="submit" variant="danger" disabled={!mayDelete} busy={remove.isPending}>
            {remove.isPending ? "Deleting..." : "Delete"}
          </Button>
          <ButtonLink to={paths.myAccount}>Cancel</ButtonLink>
        </FormActions>
      </Form>
    </StillFrame>
  );
}

const failureText = (error: Error) =>
  error instanceof ApiError ? "Failed to delete account on the server" : providerText(error, error.message);
