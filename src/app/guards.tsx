import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { loginState } from "@/routing/login-state";
import { paths } from "@/routing/paths";
import { useSession } from "@/session/session";
import { LoadFailure } from "@/ui/load-failure";
import { Screen } from "@/ui/screen";
import { Loading, SkeletonForm, SkeletonPanel, SkeletonLines } from "@/ui/skeleton";
import { StillFrame, type StillName } from "@/ui/still-frame";
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
  const { pathname } = useLocation();
  return (
    <InFrame title="One moment">
      <Loading words={words}>{shapeOf(pathname)}</Loading>
    </InFrame>
  );
}

/** Stands until the code of the first screen is here. The landing may begin with its logo, before any word. */
export const FirstWait = () =>
  useLocation().pathname === paths.landing ? (
    <h1 className="sr-only">VIRTUAL STUDIO</h1>
  ) : (
    <Waiting words="Loading the page..." />
  );

// The screens with a still beside them: what stands for them meanwhile has it, too.
const doors: string[] = [paths.register, paths.emailVerification, paths.passwordResetRequest];
const cards: string[] = [paths.myAccount, paths.admin];
const forms: string[] = [...doors, paths.changePassword, paths.deleteAccount];

const stills: Record<string, StillName> = {
  [paths.register]: "park",
  [paths.passwordResetRequest]: "tunnel",
  [paths.changePassword]: "tunnel",
  [paths.deleteAccount]: "tunnel",
  [paths.myAccount]: "roof",
  [paths.admin]: "roof",
};

function shapeOf(pathname: string) {
  if (forms.includes(pathname)) return <SkeletonForm />;
  return cards.includes(pathname) ? <SkeletonPanel lines={6} /> : <SkeletonLines count={5} />;
}

function InFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  if (![...forms, ...cards].includes(pathname)) return <Screen title={title}>{children}</Screen>;
  return (
    <StillFrame title={title} still={stills[pathname]} isDoor={doors.includes(pathname)}>
      {children}
    </StillFrame>
  );
}
