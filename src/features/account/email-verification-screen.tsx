import { useLocation } from "react-router-dom";
import { paths } from "@/routing/paths";
import { Notice } from "@/ui/notice";
import { TextLink } from "@/ui/text-link";
import { AccountFrame } from "./account-frame";
import { afterReset } from "./after-reset";

export function EmailVerificationScreen() {
  const state: unknown = useLocation().state;
  return (
    <AccountFrame title="Verify your email">
      <div className="flex flex-col gap-4">
        {state === afterReset && <Notice tone="ok">Password reset successfully. Please verify your email.</Notice>}
        <p>A verification link was sent to your email address. Open it, then log in.</p>
        <p className="text-dim">
          Verified already? <TextLink to={paths.login}>Login here</TextLink>
        </p>
      </div>
    </AccountFrame>
  );
}
