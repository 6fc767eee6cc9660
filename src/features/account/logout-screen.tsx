import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAction } from "@/api/query";
import { loginState } from "@/routing/login-state";
import { paths } from "@/routing/paths";
import { useAccount } from "@/session/session";
import { LoadFailure } from "@/ui/load-failure";
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
    <StillFrame title="Log out" isDoor>
      {logout.isError ? (
        <LoadFailure text="You could not be logged out." onRetry={() => logout.mutate()} />
      ) : (
        <Loading words="Logging out..." />
      )}
    </StillFrame>
  );
}
