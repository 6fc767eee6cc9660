import type { ReactNode } from "react";
import { cn } from "./cn";
import { Screen, type TrailStep } from "./screen";

/** The drawings in public/stills. */
export type StillName = "night" | "park" | "roof" | "tunnel";

interface StillFrameProps {
  title: string;
  still?: StillName | undefined;
  trail?: TrailStep[] | undefined;
  /** Whether one comes in through it, as by the login: it then stands lower, as nothing is around it. */
  isDoor?: boolean | undefined;
  children: ReactNode;
}

/** A screen with little on it, beside a still of the sample film; where there is no room beside, the still is above. */
export function StillFrame({ title, still = "night", trail, isDoor = false, children }: StillFrameProps) {
  return (
    <div className="flex flex-col lg:grid lg:grid-cols-[30rem_minmax(0,1fr)] 2xl:grid-cols-[36rem_minmax(0,1fr)]">
      <div
        className={cn(
          "w-full max-lg:order-last max-lg:mx-auto max-lg:max-w-[480px]",
          isDoor && "lg:pt-[max(0px,calc(24dvh-9rem))]",
        )}
      >
        <Screen title={title} trail={trail}>
          {children}
        </Screen>
      </div>
      <Still name={still} />
    </div>
  );
}

/** Its box is there before it is, and it is asked for ahead of the application. The form comes first to whoever reads or goes by keys. */
const Still = ({ name }: { name: StillName }) => (
  <div className="overflow-hidden border-b bg-ink-900 max-lg:h-32 max-lg:sm:h-48 lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:border-b-0 lg:border-l">
    <img
      src={`/stills/${name}.avif`}
      alt=""
      width={800}
      height={800}
      fetchPriority="high"
      decoding="async"
      className="size-full object-cover object-[50%_36%]"
    />
  </div>
);
