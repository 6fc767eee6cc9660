import type { ReactNode } from "react";
import { Screen, type TrailStep } from "./screen";

/** The drawings in public/stills. */
export type StillName = "night" | "park" | "roof" | "tunnel";

interface StillFrameProps {
  title: string;
  still?: StillName | undefined;
  trail?: TrailStep[] | undefined;
  children: ReactNode;
}

/**
 * A screen with little on it, beside a still of the sample film; where there is no room beside, the still is above.
 * Its title stands at one height on all of them, where a form of a usual length is in the middle of its column: what comes
 * under a field moves only what is below.
 */
export function StillFrame({ title, still = "night", trail, children }: StillFrameProps) {
  return (
    <div
      data-still
      className="flex flex-col lg:grid lg:grid-cols-[30rem_minmax(0,1fr)] xl:grid-cols-[34rem_minmax(0,1fr)] 2xl:grid-cols-[36rem_minmax(0,1fr)]"
    >
      {/* The form comes first to whoever reads or goes by keys. */}
      <div className="w-full max-w-[29rem] self-start justify-self-center max-lg:order-last lg:pt-[max(0px,(100dvh-3.5rem-43rem)/2)]">
        <Screen title={title} trail={trail}>
          {children}
        </Screen>
      </div>
      <Still name={still} />
    </div>
  );
}

/** Its box is there before it is, and it is asked for ahead of the application. Above the form it is a drawing of its own, as nobody's face fits a strip of the other. */
const Still = ({ name }: { name: StillName }) => (
  <picture className="overflow-hidden bg-ink-900 max-lg:h-32 max-lg:[mask-image:linear-gradient(#000_60%,#0000)] max-lg:sm:h-56 lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:border-l">
    <source media="(width >= 64rem)" srcSet={`/stills/${name}.avif`} />
    <img
      src={`/stills/${name}-wide.avif`}
      alt=""
      fetchPriority="high"
      decoding="async"
      className="size-full object-cover object-[50%_36%]"
    />
  </picture>
);
