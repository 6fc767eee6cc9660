import type { ReactNode } from "react";
import { Screen, type TrailStep } from "@/ui/screen";

interface AccountFrameProps {
  title: string;
  trail?: TrailStep[] | undefined;
  children: ReactNode;
}

/** A screen with one short form, in a narrow centred column. */
export function AccountFrame({ title, trail, children }: AccountFrameProps) {
  return (
    <div className="mx-auto max-w-[480px]">
      <Screen title={title} trail={trail}>
        {children}
      </Screen>
    </div>
  );
}
