import type { ReactNode } from "react";

/** Words for assistive technology where the eye has a colour or an icon. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
