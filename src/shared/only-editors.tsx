import type { ReactNode } from "react";
import { ArrowLeft, Lock } from "lucide-react";
import { ButtonLink } from "@/ui/button";
import { DeadEnd } from "@/ui/dead-end";

type OnlyEditorsProps = {
  /** What they can do: "add stories". */
  may: string;
  /** Where others go back to. */
  back: { label: string; to: string };
  /** Of the form. */
  shape?: ReactNode;
};

/** Stands where a form would, for those who may only read. */
export const OnlyEditors = ({ may, back, shape }: OnlyEditorsProps) => (
  <DeadEnd
    Icon={Lock}
    text={`Only the owner and editors of a project can ${may}.`}
    hint="The owner of the project can make you an editor."
    shape={shape}
  >
    <ButtonLink to={back.to}>
      <ArrowLeft aria-hidden />
      {back.label}
    </ButtonLink>
  </DeadEnd>
);
