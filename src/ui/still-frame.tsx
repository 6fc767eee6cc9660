import type { ReactNode } from "react";
import { Screen, type TrailStep } from "./screen";

interface StillFrameProps {
  title: string;
  trail?: TrailStep[] | undefined;
  children: ReactNode;
}

/** A screen with little on it, beside a still of the sample film; where there is no room beside, the still is above. */
export function StillFrame({ title, trail, children }: StillFrameProps) {
  return (
    <div className="flex flex-col lg:grid lg:grid-cols-[minmax(30rem,2fr)_3fr]">
      <div className="mx-auto w-full max-w-[480px] max-lg:order-last lg:pt-[max(0px,calc(24dvh-9rem))]">
        <Screen title={title} trail={trail}>
          {children}
        </Screen>
      </div>
      <Still />
    </div>
  );
}

/** Its box is there before it is, and it is asked for ahead of the application. The form comes first to whoever reads or goes by keys. */
const Still = () => (
  <div className="overflow-hidden border-b bg-ink-900 max-lg:h-32 max-lg:sm:h-48 lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:border-b-0 lg:border-l">
    <img
      src="/stills/night.avif"
      alt=""
      width={800}
      height={800}
      fetchPriority="high"
      decoding="async"
      className="size-full object-cover object-[50%_36%]"
    />
  </div>
);
