import { Navigate, Outlet, useLocation } from "react-router-dom";
import { loginState } from "@/routing/login-state";
import { paths } from "@/routing/paths";
import { useSession } from "@/session/session";
import { LoadFailure } from "@/ui/load-failure";
import { Screen } from "@/ui/screen";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { LeaveGuard } from "./leave-guard";

/** Lets signed-in users through, and sends others to /login once it is certain that nobody is signed in. */
export function RequireUser() {
  const session = useSession();
  const location = useLocation();

  switch (session.status) {
    case "signed-in":
      return (
        <>
          <Outlet />
          <LeaveGuard />
        </>
      );
    case "anonymous":
      if (session.wasDeleted && location.pathname === paths.deleteAccount)
        return <Navigate replace to={paths.landing} />;
      return <Navigate replace to={paths.login} state={loginState({ why: session.why, from: location })} />;
    case "restoring":
      return <Waiting words="Signing you in..." />;
    case "unreachable":
      return (
        <Screen title="One moment">
          <LoadFailure text="You are still signed in, but your account could not be loaded." onRetry={session.retry} />
        </Screen>
      );
  }
}

export function Waiting({ words }: { words: string }) {
  return (
    <Screen title="One moment">
      <Loading words={words}>
        <SkeletonLines count={5} />
      </Loading>
    </Screen>
  );
}
