import { domAnimation, LazyMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { cn } from "@/ui/cn";
import { drawn, studio, virtual } from "@/ui/wordmark";
import { logoTimes } from "./use-logo-phase";

const seconds = (milliseconds: number) => milliseconds / 1000;

/** The wordmark's letters drop in one after another under a slow sweep of light; then it fades out. */
export function Logo({ isFading }: { isFading: boolean }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <m.div
        aria-hidden
        className="pointer-events-none absolute inset-0 flex items-center justify-center"
        animate={{ opacity: isFading ? 0 : 1 }}
        transition={{ duration: seconds(logoTimes.hidden - logoTimes.fade), ease: "easeInOut" }}
      >
        <m.div
          className="absolute -inset-y-1/4 left-1/2 w-[90vw] bg-[radial-gradient(closest-side,theme(colors.accent.DEFAULT/0.16),theme(colors.accent.DEFAULT/0.06)_40%,transparent)]"
          initial={{ x: "-130%" }}
          animate={{ x: "30%" }}
          transition={{ duration: seconds(logoTimes.hidden), ease: "linear" }}
        />
        <svg viewBox="0 0 181 14" className={cn("relative w-[min(80vw,44rem)]", drawn)}>
          {/* The place that they drop into, there from the first. */}
          <path data-outline d={[...virtual, ...studio].join("")} className="opacity-15" />
          {[...virtual, ...studio].map((letter, index) => (
            <Letter key={index} letter={letter} index={index} />
          ))}
        </svg>
      </m.div>
    </LazyMotion>
  );
}

function Letter({ letter, index }: { letter: string; index: number }) {
  return (
    <m.path
      d={letter}
      initial={{ opacity: 0, transform: "translateY(-17px)" }}
      animate={{ opacity: 1, transform: "translateY(0px)" }}
      transition={{ delay: seconds(index * logoTimes.betweenLetters), duration: 0.4, ease: [0.2, 0.9, 0.3, 1] }}
    />
  );
}
