import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError } from "@/api/api-error";
import { useAction } from "@/api/query";
import { useLoginState } from "@/routing/login-state";
import { paths } from "@/routing/paths";
import { usePreference, hasSignedIn } from "@/shared/preferences";
import { useAccount, useSession } from "@/session/session";
import { NotVerified } from "@/session/session-keeper";
import { Button } from "@/ui/button";
import { Form, FormActions } from "@/ui/form";
import { Notice } from "@/ui/notice";
import { PasswordField } from "@/ui/password-field";
import { TextLink } from "@/ui/text-link";
import { StillFrame } from "@/ui/still-frame";
import { EmailField } from "./email-field";
import { adviceOn, isWrongPassword, providerText } from "./failure-text";
import { ResendOutcome, useResend } from "./resend-verification";
import { SignedInAs } from "./signed-in-as";
import { submitsOnEnter } from "./submits-on-enter";

interface Credentials {
  email: string;
  password: string;
}

export function LoginScreen() {
  const navigate = useNavigate();
  const { from, why, isDone } = useLoginState();
  const [wasSignedIn] = usePreference(hasSignedIn);
  const isLost = useSession().status === "anonymous" && wasSignedIn && !isDone;
  const account = useAccount();
  const login = useAction({
    mutationFn: (typed: Credentials) => account.login(typed.email, typed.password),
    onSuccess: () =>
      from ? navigate(from, { replace: true, state: from.state }) : navigate(paths.projectList, { replace: true }),
  });
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [wasIncomplete, setWasIncomplete] = useState(false);
  const isComplete = email !== "" && password !== "";

  // Told at the password, which is what most people mistype; typing on takes it away.
  const isRefused = isWrongPassword(login.error) && login.variables?.password === password;
  const failure = login.error ? failureText(login.error) : undefined;

  function submit() {
    setWasIncomplete(!isComplete);
    if (isComplete) login.mutate({ email, password });
    // Removes the error message of an earlier try.
    else if (login.error) login.reset();
  }

  return (
    <StillFrame title="Log In">
      <Form onSubmit={submit}>
        {(why ?? isLost) && (
          <Notice tone={isDone ? "ok" : "warn"}>
            {why ??
              "Your session has ended, because the sign-in on this device is no longer valid. Log in again: what you had not saved is kept."}
          </Notice>
        )}
        {/* Whoever was sent here although they are signed in reads so first. */}
        {why && <SignedInAs isDoor />}
        <EmailField value={email} onChange={setEmail} isWrong={wasIncomplete && email === ""} autoFocus />
        <PasswordField
          label="Password"
          required
          error={wasIncomplete && password === "" ? "Please enter your password." : isRefused ? failure : undefined}
          hint={isRefused && <p className="pl-5 font-medium text-text">{adviceOn(login.error)}</p>}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...submitsOnEnter}
        />
        {login.error && !isWrongPassword(login.error) && (
          <Notice tone="bad" action={<Advice on={login.error} />}>
            {failure}
          </Notice>
        )}
        {login.error instanceof NotVerified && login.variables && <ResendVerification {...login.variables} />}
        <FormActions>
          <Button type="submit" variant="primary" disabled={!isComplete} busy={login.isPending}>
            {login.isPending ? "Logging in..." : "Login"}
          </Button>
        </FormActions>
        <p className="flex flex-col gap-1 text-dim">
          <span>
            New user? <TextLink to={paths.register}>Register here</TextLink>
          </span>
          <span>
            Forgot your password? <TextLink to={paths.passwordResetRequest}>Reset it here</TextLink>
          </span>
        </p>
        {!why && <SignedInAs isDoor />}
      </Form>
    </StillFrame>
  );
}

function failureText(error: Error): string {
  if (error instanceof NotVerified) return "Your email address is not verified. Please check your inbox.";
  if (error instanceof ApiError) return "Failed to fetch user details";
  return providerText(error, "An error occurred during login. Please try again.");
}

/** Under the provider's words, which are its own. */
const Advice = ({ on }: { on: Error }) => {
  const advice = adviceOn(on);
  return advice && <p className="basis-full pl-6.5 font-medium">{advice}</p>;
};

/** With the address and the password of the refused login. */
function ResendVerification(credentials: Credentials) {
  const resend = useResend();
  return (
    <div className="flex flex-col items-start gap-3">
      <ResendOutcome {...resend} />
      <Button size="sm" busy={resend.isPending} onClick={() => resend.mutate(credentials)}>
        Resend verification email
      </Button>
    </div>
  );
}
