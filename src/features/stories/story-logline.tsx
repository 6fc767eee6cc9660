import type { ReactNode } from "react";
import { PenLine } from "lucide-react";
import { paths } from "@/routing/paths";
import { ButtonLink } from "@/ui/button";
import { ClampedText } from "@/ui/clamped-text";

type StoryLoglineProps = {
  story_id: string;
  logline: string;
  mayEdit: boolean;
  /** What else can be done with the film. */
  children?: ReactNode;
};

/** The logline as the caption of the film. */
export function StoryLogline({ story_id, logline, mayEdit, children }: StoryLoglineProps) {
  return (
    <section
      aria-label="Logline"
      className="flex flex-col gap-x-6 gap-y-4 pt-4 md:flex-row md:items-start md:justify-between"
    >
      {logline.trim() === "" ? (
        <p className="text-dim md:py-1.5">No logline yet.</p>
      ) : (
        <ClampedText text={logline} className="max-w-[720px] text-pretty whitespace-pre-wrap md:text-lg" />
      )}
      <div className="flex shrink-0 gap-2 max-md:*:min-h-11 max-md:*:flex-1">
        {mayEdit && <EditLogline story_id={story_id} />}
        {children}
      </div>
    </section>
  );
}

export const EditLogline = ({ story_id, size }: { story_id: string; size?: "sm" }) => (
  <ButtonLink to={paths.editLogline(story_id)} size={size}>
    <PenLine aria-hidden />
    Edit Logline
  </ButtonLink>
);
