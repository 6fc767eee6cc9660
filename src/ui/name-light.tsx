import type { CSSProperties, ReactNode } from "react";
import { cn } from "./cn";
import "./name-light.css";

type NameLightProps = { name: string; className?: string | undefined; children: ReactNode };

/** The light in which something stands that has only its name: the same name always has the same. */
export const NameLight = ({ name, className, children }: NameLightProps) => (
  <div aria-hidden style={lightOf(name)} className={cn("name-light", className)}>
    {children}
  </div>
);

/** From blue by violet to red and back, in degrees: between them, dark colours are no mud. */
const hues = { first: 215, span: 160 };
const longest = 1_200;

/** Each letter turns the light a little, so that it follows whoever types without leaps. */
function lightOf(name: string): CSSProperties & Record<"--hue", number> {
  const turn = Array.from(name.slice(0, longest)).reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) % 29), 0);
  return { "--hue": hues.first + Math.abs(hues.span - (turn % (2 * hues.span))) };
}
