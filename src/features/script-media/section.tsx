import { createContext, use, type ComponentProps } from "react";
import { Fold, type FoldMark } from "@/ui/fold";
import { markOf, useFold, type Standing } from "./use-fold";

/** Whether media are being generated. The generators themselves stand outside of it. */
export const GeneratingContext = createContext(false);

type SectionProps = Omit<ComponentProps<typeof Fold>, "mark" | "isOpen" | "onToggle" | "onUse"> & {
  story_id: string;
  standing: Standing;
  /** Instead of what the standing is marked by. */
  mark?: FoldMark;
};

/** A part of Create Media that is one line once it is finished. */
export function Section({ story_id, standing, mark = markOf(standing), ...rest }: SectionProps) {
  const isGenerating = use(GeneratingContext);
  const fold = useFold({ story_id, id: rest.id, standing, isGenerating });
  return <Fold {...rest} {...fold} mark={mark} />;
}
