import { useAction } from "@/api/query";
import { useAccount } from "@/session/session";
import { Notice } from "@/ui/notice";
import { providerText } from "./failure-text";

interface Credentials {
  email: string;
  password: string;
}

/** Sends the verification mail again. The provider only does so for somebody who can sign in. */
export function useResend() {
  const account = useAccount();
  return useAction({
    mutationFn: ({ email, password }: Credentials) => account.resendVerification(email, password),
  });
}

/** What became of it. */
export function ResendOutcome({ isSuccess, error }: Pick<ReturnType<typeof useResend>, "isSuccess" | "error">) {
  if (isSuccess) return <Notice tone="ok">The verification email was sent again.</Notice>;
  if (!error) return null;
  return (
    <Notice tone="bad">{providerText(error, "The verification email could not be sent. Please try again.")}</Notice>
  );
}
