import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { loginState } from "@/routing/login-state";
import { paths } from "@/routing/paths";
import { useSession } from "@/session/session";
import { Button, ButtonLink } from "@/ui/button";
import { DeadEnd } from "@/ui/dead-end";
import { Screen, type TrailStep } from "@/ui/screen";
import { Loading, Skeleton, SkeletonForm, SkeletonLines, SkeletonPanel, SkeletonRow } from "@/ui/skeleton";
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
          <DeadEnd
            Icon={CloudOff}
            text="You are still signed in, but your account could not be loaded."
            hint="Nothing was changed by it."
            shape={shapeOf(location.pathname)}
          >
            <Button variant="primary" onClick={session.retry}>
              Try again
            </Button>
            <ButtonLink to={paths.landing} variant="ghost">
              Go to the start page
            </ButtonLink>
          </DeadEnd>
        </InFrame>
      );
  }
}

export function Waiting({ words }: { words: string }) {
  const { pathname } = useLocation();
  return (
    <InFrame title="One moment">
      <Loading words={words} isUnderTitle>
        {shapeOf(pathname)}
      </Loading>
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

interface StillShape {
  still: StillName;
  trail?: TrailStep[] | undefined;
  /** The shape of what comes. */
  shape: ReactNode;
}

const ofAccount: Pick<StillShape, "still" | "trail"> = {
  still: "roof",
  trail: [{ label: "My Account", to: paths.myAccount }],
};

/** The screens with a still beside them: what stands for them meanwhile has it, too. */
const beside: Record<string, StillShape> = {
  [paths.register]: { still: "park", shape: <SkeletonForm fields={3} /> },
  [paths.passwordResetRequest]: { still: "tunnel", shape: <SkeletonForm /> },
  [paths.emailVerification]: { still: "night", shape: <CardAndForm className="h-35" fields={1} /> },
  [paths.changePassword]: { ...ofAccount, shape: <CardAndForm className="h-17" fields={2} /> },
  [paths.deleteAccount]: { ...ofAccount, shape: <CardAndForm className="h-45" fields={2} /> },
  [paths.admin]: { ...ofAccount, shape: <CatalogueShape /> },
  [paths.myAccount]: {
    still: "roof",
    shape: (
      <div className="flex flex-col gap-6">
        <SkeletonPanel className="p-0">
          <SkeletonRow className="h-22 px-4" />
          <SkeletonRow className="h-16 border-t px-4" />
        </SkeletonPanel>
        <SkeletonPanel lines={5} className="h-62" />
        <SkeletonPanel className="p-0">
          <SkeletonRow className="h-16 px-4" />
        </SkeletonPanel>
      </div>
    ),
  },
};

function CardAndForm({ className, fields }: { className: string; fields: number }) {
  return (
    <div className="flex flex-col gap-5">
      <SkeletonPanel className={className} />
      <SkeletonForm fields={fields} />
    </div>
  );
}

/** How many voices there are, the first of them, and the way to all. */
function CatalogueShape() {
  return (
    <SkeletonPanel className="flex flex-col gap-5 p-5">
      <div className="flex flex-col gap-2">
        <Skeleton className="w-32" />
        <Skeleton className="h-3 w-56" />
      </div>
      <Skeleton className="h-8 w-32" />
      <div>
        {Array.from({ length: 4 }, (_, row) => (
          <SkeletonRow key={row} className="border-t" />
        ))}
        <div className="h-7 border-t" />
      </div>
      <Skeleton className="h-9 max-sm:h-11" />
    </SkeletonPanel>
  );
}

const shapeOf = (pathname: string) => beside[pathname]?.shape ?? <SkeletonLines count={5} />;

function InFrame({ title, children }: { title: string; children: ReactNode }) {
  const there = beside[useLocation().pathname];
  if (!there) return <Screen title={title}>{children}</Screen>;
  return (
    <StillFrame title={title} still={there.still} trail={there.trail}>
      {children}
    </StillFrame>
  );
}
