import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { loginState } from "@/routing/login-state";
import { paths } from "@/routing/paths";
import { useSession } from "@/session/session";
import { LoadFailure } from "@/ui/load-failure";
import { Screen } from "@/ui/screen";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { StillFrame } from "@/ui/still-frame";
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
        <InFrame title="Your account did not load">
          <LoadFailure text="You are still signed in, but your account could not be loaded." onRetry={session.retry} />
        </InFrame>
      );
  }
}

export function Waiting({ words }: { words: string }) {
  return (
    <InFrame title="One moment">
      <Loading words={words}>
        <SkeletonLines count={5} />
      </Loading>
    </InFrame>
  );
}

/** The screens with a still beside them: what stands for them meanwhile has it, too. */
const withStill: string[] = [paths.myAccount, paths.admin, paths.changePassword, paths.deleteAccount];

function InFrame({ title, children }: { title: string; children: ReactNode }) {
  const Frame = withStill.includes(useLocation().pathname) ? StillFrame : Screen;
  return <Frame title={title}>{children}</Frame>;
}
