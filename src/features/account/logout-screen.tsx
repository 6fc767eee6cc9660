import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "@/api/query";
import { paths } from "@/routing/paths";
import { useAccount } from "@/session/session";
import { LoadFailure } from "@/ui/load-failure";
import { Screen } from "@/ui/screen";
import { Loading } from "@/ui/skeleton";

export function LogoutScreen() {
  const navigate = useNavigate();
  const account = useAccount();
  const logout = useAction<void>({
    mutationFn: () => account.logout(),
    onSuccess: () => navigate(paths.login, { replace: true }),
  });
  const { mutate } = logout;
  const wasStarted = useRef(false);

  useEffect(() => {
    if (wasStarted.current) return;
    wasStarted.current = true;
    mutate();
  }, [mutate]);

  return (
    <Screen title="Log out">
      {logout.isError ? (
        <LoadFailure text="You could not be logged out." onRetry={() => logout.mutate()} />
      ) : (
        <Loading words="Logging out..." />
      )}
    </Screen>
  );
}
