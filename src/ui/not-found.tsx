import type { ReactNode } from "react";
import { SearchX } from "lucide-react";
import { ButtonLink } from "./button";
import { DeadEnd } from "./dead-end";

type NotFoundProps = { text: string; to: string; toLabel: string; shape?: ReactNode };

/** Stands where something would that does not exist: 'Story not found.' and a way on. */
export function NotFound({ text, to, toLabel, shape }: NotFoundProps) {
  return (
    <DeadEnd Icon={SearchX} text={text} shape={shape}>
      <ButtonLink to={to}>{toLabel}</ButtonLink>
    </DeadEnd>
  );
}
