import type { ComponentProps } from "react";
import { cn } from "./cn";
import "./slider.css";

type SliderProps = Omit<ComponentProps<"input">, "type" | "style"> & { min: number; max: number; value: number };

/** The browser's own slider in the look of the kit. */
export function Slider({ className, ...rest }: SliderProps) {
  const { min, max, value } = rest;
  const reached = `${(100 * (value - min)) / (max - min)}%`;
  return (
    <input
      type="range"
      {...rest}
      style={{ backgroundSize: `${reached} 3px, 100% 3px` }}
      className={cn("slider", className)}
    />
  );
}
