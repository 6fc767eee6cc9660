import { CloudOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAction } from "@/api/query";
import { loginState } from "@/routing/login-state";
import { paths } from "@/routing/paths";
import { useAccount } from "@/session/session";
import { Button } from "@/ui/button";
import { DeadEnd } from "@/ui/dead-end";
import { Loading } from "@/ui/skeleton";
import { StillFrame } from "@/ui/still-frame";

export function LogoutScreen() {
  const navigate = useNavigate();
  const account = useAccount();
  // Anybody can place a link to /logout, so a logout that is the first page of a visit must not erase drafts.
  const isByLink = useLocation().key === "default";
  const logout = useAction<boolean>({
    mutationFn: () => (isByLink ? account.endSession() : account.logout()),
    onSuccess: (wasThere) => {
      const why = isByLink
        ? "A link has logged you out. What you had not saved is kept on this device."
        : "You have been logged out.";
      // Where nobody was signed in there is nothing to say, not even that the session has ended.
      const state = loginState({ why: wasThere ? why : undefined, isDone: true });
      return navigate(paths.login, { replace: true, state });
    },
  });
  const { mutate } = logout;
  const wasStarted = useRef(false);

  useEffect(() => {
    if (wasStarted.current) return;
    wasStarted.current = true;
    mutate();
  }, [mutate]);

  return (
    <StillFrame title="Log out">
      {logout.isError ? (
        <DeadEnd Icon={CloudOff} text="You could not be logged out.">
          <Button variant="primary" onClick={() => logout.mutate()}>
            Try again
          </Button>
        </DeadEnd>
      ) : (
        <div className="flex min-h-48 items-center justify-center rounded-xl border bg-ink-900 p-6">
          <Loading words="Logging out..." />
        </div>
      )}
    </StillFrame>
  );
}
