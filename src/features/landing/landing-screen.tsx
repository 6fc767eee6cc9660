import { lazy, Suspense, useRef, useState, type ComponentType } from "react";
import { paths } from "@/routing/paths";
import { Button } from "@/ui/button";
import { cn } from "@/ui/cn";
import { TextLink } from "@/ui/text-link";
import { skipsLogo } from "./session-flag";
import { useLogoPhase } from "./use-logo-phase";

/** Loaded after the first paint and only where the logo is played. The words appear even if this import fails. */
const Logo = lazy<ComponentType<{ isFading: boolean }>>(() =>
  import("./logo").then(
    ({ Logo: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

export function LandingScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [skips] = useState(skipsLogo);
  const phase = useLogoPhase(skips);

  return (
    <div className="relative isolate flex min-h-[calc(100dvh-3.5rem)] flex-col items-center justify-center overflow-hidden px-4 py-16">
      <title>VIRTUAL STUDIO</title>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        VIRTUAL STUDIO
      </h1>
      {phase === "over" ? (
        <Words appear={!skips} />
      ) : (
        <>
          <Suspense>{phase !== "hidden" && <Logo isFading={phase === "fading"} />}</Suspense>
          {/* The click bubbles to the window, where any click skips. The heading takes the focus from this button. */}
          <Button variant="ghost" size="sm" className="absolute top-4 right-4" onClick={() => heading.current?.focus()}>
            Skip
          </Button>
        </>
      )}
    </div>
  );
}

/** Fades in after the logo; without the logo it is there from the first paint. */
function Words({ appear }: { appear: boolean }) {
  return (
    <div className={cn("flex max-w-2xl flex-col items-center gap-8 text-center", appear && "animate-appear")}>
      <div
        aria-hidden
        className="absolute inset-0 -z-1 bg-[radial-gradient(60vw_40vh_at_50%_45%,theme(colors.accent.DEFAULT/0.13),theme(colors.accent.DEFAULT/0.04)_50%,transparent)]"
      />
      <p className="text-[clamp(1.75rem,4vw,2.75rem)] leading-tight font-semibold tracking-tight text-balance">
        Filmmakers and AI making movies together.
      </p>
      <div className="flex flex-wrap justify-center gap-x-10 gap-y-3 text-dim">
        <p>
          New here? <TextLink to={paths.register}>Register here</TextLink>
        </p>
        <p>
          Already a member? <TextLink to={paths.login}>Login here</TextLink>
        </p>
      </div>
    </div>
  );
}
