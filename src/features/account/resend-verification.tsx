import { useAction } from "@/api/query";
import { useAccount } from "@/session/session";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { providerText } from "./failure-text";

interface ResendVerificationProps {
  /** Address and password of the failed login: the provider only sends the mail to somebody who can sign in. */
  email: string;
  password: string;
}

export function ResendVerification({ email, password }: ResendVerificationProps) {
  const account = useAccount();
  const resend = useAction<void>({ mutationFn: () => account.resendVerification(email, password) });

  return (
    <div className="flex flex-col items-start gap-3">
      {resend.isSuccess && <Notice tone="ok">The verification email was sent again.</Notice>}
      {resend.error && (
        <Notice tone="bad">
          {providerText(resend.error, "The verification email could not be sent. Please try again.")}
        </Notice>
      )}
      <Button size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
        Resend verification email
      </Button>
    </div>
  );
}
