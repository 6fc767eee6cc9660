import type { ComponentProps } from "react";
import { Fold, type FoldMark } from "@/ui/fold";
import { markOf, useFold, type Standing } from "./use-fold";

type SectionProps = Omit<ComponentProps<typeof Fold>, "mark" | "isOpen" | "onToggle" | "onUse"> & {
  story_id: string;
  standing: Standing;
  /** Instead of what the standing is marked by. */
  mark?: FoldMark;
};

/** A part of Create Media that is one line once it is finished. */
export function Section({ story_id, standing, mark = markOf(standing), ...rest }: SectionProps) {
  const fold = useFold({ story_id, id: rest.id, standing });
  return <Fold {...rest} {...fold} mark={mark} />;
}
