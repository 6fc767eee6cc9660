import type { ReactNode } from "react";
import { Screen, type TrailStep } from "@/ui/screen";

interface AccountFrameProps {
  title: string;
  trail?: TrailStep[] | undefined;
  children: ReactNode;
}

/** A screen that is one short form, narrow and in the middle. */
export function AccountFrame({ title, trail, children }: AccountFrameProps) {
  return (
    <div className="mx-auto max-w-[480px]">
      <Screen title={title} trail={trail}>
        {children}
      </Screen>
    </div>
  );
}
