import { Play } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import { paths } from "@/routing/paths";
import { useSession } from "@/session/session";
import { Button, ButtonLink } from "@/ui/button";
import { cn } from "@/ui/cn";
import { TextLink } from "@/ui/text-link";
import glimpse from "@/shared/sample-film/glimpse.webp?inline";
import { skipsLogo } from "./session-flag";
import { useLogoPhase } from "./use-logo-phase";

/** What is loaded after the first paint. The words are there even if an import fails. */
const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  );

const Logo = lazily(() => import("./logo").then((m) => m.Logo));
const Backdrop = lazily(() => import("./backdrop").then((m) => m.Backdrop));
const SampleDialog = lazily(() => import("./sample-dialog").then((m) => m.SampleDialog));

export function LandingScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [skips] = useState(skipsLogo);
  const [isWatching, setIsWatching] = useState(false);
  const phase = useLogoPhase(skips);
  const isIdle = useIdle();
  const isOver = phase === "over";

  return (
    <div
      data-bleeds
      // Where the page has more to say, as that it could not be loaded, its words need room below these.
      className="relative isolate -mt-14 flex min-h-dvh flex-col justify-end overflow-hidden px-4 pt-14 pb-24 in-[:has(>.said)]:pb-28 sm:px-6 md:[@media(min-height:40rem)]:pb-46"
    >
      <title>VIRTUAL STUDIO</title>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        VIRTUAL STUDIO
      </h1>
      {isOver ? (
        <Words appear={!skips} onWatch={() => setIsWatching(true)} />
      ) : (
        <>
          <Suspense>{phase !== "hidden" && <Logo isFading={phase === "fading"} />}</Suspense>
          {/* The click bubbles to the window, where any click skips. The heading takes the focus from this button. */}
          <Button
            className="absolute right-4 bottom-6 bg-ink-950/60 sm:right-6"
            onClick={() => heading.current?.focus()}
          >
            Skip
          </Button>
        </>
      )}
      <Glimpse isDim={!isOver} />
      {isOver && !isIdle && <ReelShape />}
      {/* Loaded while the logo plays, so that it is there when the words are. */}
      <Suspense>{isIdle && <Backdrop isShown={isOver} plays={isOver && !isWatching} />}</Suspense>
      <Suspense>{isWatching && <SampleDialog onClose={() => setIsWatching(false)} />}</Suspense>
    </div>
  );
}

/**
 * The still in 64 by 36 points, part of the page: what stands behind the words before anything else has come, and dimly
 * behind the logo. It has the veil of the film that takes its place.
 */
const Glimpse = ({ isDim }: { isDim: boolean }) => (
  <>
    <div
      aria-hidden
      className={cn(
        "absolute inset-x-0 top-0 -z-3 h-[58%] overflow-hidden transition-opacity duration-200 md:h-full",
        isDim && "opacity-40",
      )}
    >
      <img
        src={glimpse}
        alt=""
        className="size-full object-cover object-[80%_0] scale-105 [filter:blur(20px)] md:object-[70%_30%]"
      />
    </div>
    <div aria-hidden className="scrim absolute inset-0 -z-1" />
  </>
);

/** The film's fifteen shots before there is one to be seen. */
const ReelShape = () => (
  <div
    aria-hidden
    className="absolute inset-x-4 bottom-6 hidden aspect-[27.7] bg-[repeating-linear-gradient(90deg,theme(colors.ink.850)_0_calc((100%+4px)/15-4px),transparent_0_calc((100%+4px)/15))] sm:inset-x-6 md:[@media(min-height:40rem)]:block"
  />
);

/** Once the page is loaded and has nothing else to do. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = whenIdle(() => setIsIdle(true));
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait);
    return () => {
      window.removeEventListener("load", wait);
      cancel();
    };
  }, []);
  return isIdle;
}

/** Returns what calls it off. Not every browser tells when it is idle. */
function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 200);
  return () => clearTimeout(id);
}

/** Fades in after the logo; without the logo it is there from the first paint. */
function Words({ appear, onWatch }: { appear: boolean; onWatch: () => void }) {
  const { status } = useSession();
  const isKnown = status === "signed-in" || status === "unreachable";
  return (
    <div className={cn("flex flex-col items-start", appear && "animate-appear")}>
      <p className="max-w-[10em] text-[clamp(2.25rem,4.6vw,4rem)] leading-[1.06] font-[650] tracking-[-0.03em] text-balance">
        Filmmakers and AI making movies together.
      </p>
      <div className="mt-6 flex w-full flex-wrap gap-3 md:mt-8">
        {isKnown ? (
          <ButtonLink variant="primary" to={paths.projectList} className={large}>
            My Projects
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to={paths.register} className={large}>
            Start a film
          </ButtonLink>
        )}
        <Button className={large} onClick={onWatch}>
          <Play aria-hidden className="fill-current" />
          Watch a sample
        </Button>
      </div>
      <div className="mt-2 flex w-full flex-wrap gap-x-2 text-dim max-md:justify-between max-md:text-sm max-md:leading-11 md:mt-6 md:gap-x-6">
        <p>
          {isKnown ? "New user?" : "New here?"} <TextLink to={paths.register}>Register here</TextLink>
        </p>
        <p>
          {isKnown ? "Not you?" : "Already a member?"} <TextLink to={paths.login}>Login here</TextLink>
        </p>
      </div>
    </div>
  );
}

const large = "min-h-11 px-5 max-md:flex-1 whitespace-nowrap";
