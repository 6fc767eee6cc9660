import { useAction } from "@/api/query";
import { useAccount } from "@/session/session";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { providerText } from "./failure-text";

interface ResendVerificationProps {
  /** The credentials as they stand in the form: the provider sends the mail to a person who can sign in. */
  email: string;
  password: string;
}

export function ResendVerification({ email, password }: ResendVerificationProps) {
  const account = useAccount();
  const resend = useAction<void>({ mutationFn: () => account.resendVerification(email, password) });

  if (resend.isSuccess) return <Notice tone="ok">The verification email was sent again.</Notice>;
  return (
    <div className="flex flex-col items-start gap-3">
      {resend.error && (
        <Notice tone="bad">
          {providerText(resend.error, "The verification email could not be sent. Please try again.")}
        </Notice>
      )}
      <Button size="sm" busy={resend.isPending} disabled={password === ""} onClick={() => resend.mutate()}>
        Resend verification email
      </Button>
    </div>
  );
}
