import { domAnimation, LazyMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { logoTimes } from "./use-logo-phase";

/** Two words, which may wrap, but their letters are counted through. */
const words = [
  { letters: "VIRTUAL".split(""), before: 0 },
  { letters: "STUDIO".split(""), before: "VIRTUAL".length },
];
const seconds = (milliseconds: number) => milliseconds / 1000;

/** The letters drop in one after another under a slow sweep of light; then the logo fades out. */
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
        <p className="flex flex-wrap justify-center gap-x-[0.6em] text-[clamp(2rem,8vw,5rem)] leading-tight font-semibold tracking-[0.18em]">
          {words.map(({ letters, before }) => (
            <span key={before} className="flex">
              {letters.map((letter, index) => (
                <Letter key={index} letter={letter} index={before + index} />
              ))}
            </span>
          ))}
        </p>
      </m.div>
    </LazyMotion>
  );
}

function Letter({ letter, index }: { letter: string; index: number }) {
  return (
    <m.span
      className="inline-block"
      initial={{ opacity: 0, y: "-120%" }}
      animate={{ opacity: 1, y: 0 }}
      transition={{ delay: seconds(index * logoTimes.betweenLetters), duration: 0.4, ease: [0.2, 0.9, 0.3, 1] }}
    >
      {letter}
    </m.span>
  );
}
