import { useEffect, useRef } from "react";
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { paths } from "@/routing/paths";
import { writePreference, hasSignedIn } from "@/shared/preferences";
import { useSession } from "@/session/session";
import type { Session } from "@/session/session-keeper";
import { ButtonLink } from "@/ui/button";
import { cn } from "@/ui/cn";
import { Toaster } from "@/ui/toaster";
import { Wordmark } from "@/ui/wordmark";
import { useFocus } from "./use-focus";
import { usePrefetchOnIntent, usePrefetchPastLogin } from "./use-prefetch-on-intent";
import { useVolumePreference } from "./use-volume-preference";
import { Menu } from "./menu";
import { useShortcuts } from "./use-shortcuts";

/** The frame of every screen: the top bar, the main landmark, and the messages that survive a navigation. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // A screen that stands in for another, while the account cannot be loaded, is another screen.
  const { status } = useSession();
  const standsIn = status === "unreachable";
  useEffect(() => {
    if (status === "signed-in") writePreference(hasSignedIn, true);
  }, [status]);
  useEffect(keepDroppedFiles, []);
  const shortcuts = useShortcuts();
  usePrefetchOnIntent();
  usePrefetchPastLogin();
  useVolumePreference();
  useFocus(main, standsIn ? `${pathname} unreachable` : pathname);

  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-lg bg-accent-fill px-4 py-2 font-medium text-white focus:translate-y-0"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      <header
        className={cn(
          "top-0 z-30 flex h-14 items-center justify-between gap-4 px-4 sm:px-6",
          // The landing's film reaches up to the window's edge, and the bar goes with it.
          pathname === paths.landing ? "relative" : "sticky border-b bg-ink-950/95 backdrop-blur-sm",
        )}
      >
        <Brand />
        <div className="flex min-w-0 flex-1 items-center justify-end gap-2">
          <Person />
          <Menu onShortcuts={shortcuts.open} />
        </div>
        <PendingBar />
      </header>
      <main ref={main} id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Toaster />
      {shortcuts.sheet}
      <ScrollRestoration />
    </>
  );
}

function Brand() {
  return (
    <Link to={paths.landing} className="-m-2 shrink-0 rounded-lg p-2 text-text">
      <Wordmark />
    </Link>
  );
}

/** A file that misses its field must not be opened in place of the application. */
function keepDroppedFiles() {
  const keep = (event: DragEvent) => {
    const isInput = event.target instanceof HTMLInputElement && event.target.type === "file";
    if (event.dataTransfer?.types.includes("Files") && !isInput) event.preventDefault();
  };
  for (const type of ["dragover", "drop"] as const) window.addEventListener(type, keep);
  return () => {
    for (const type of ["dragover", "drop"] as const) window.removeEventListener(type, keep);
  };
}

/** Who is signed in, or the way to become so. Nothing while that is unknown: a Log In button must not flash. */
function Person() {
  const session = useSession();
  if (session.status === "anonymous") {
    return (
      <ButtonLink to={paths.login} size="sm">
        Log In
      </ButtonLink>
    );
  }
  const name = nameIn(session);
  if (name === undefined) return null;
  return (
    <span title={name} className="max-w-40 truncate text-sm text-dim sm:max-w-64">
      {name}
    </span>
  );
}

/** Until the back end has told the name, the address that the provider knows stands for it. */
function nameIn(session: Session): string | undefined {
  if (session.status === "signed-in") return session.user.userName;
  return "email" in session ? session.email : undefined;
}

/** Shows that the next screen is on its way. */
function PendingBar() {
  const isPending = useNavigation().state !== "idle";
  if (!isPending) return null;
  return (
    <div aria-hidden className="absolute inset-x-0 -bottom-px h-0.5 animate-appear-late overflow-hidden">
      <div className="h-full w-1/3 animate-sweep bg-accent forced-colors:bg-[Highlight]" />
    </div>
  );
}
