import { SearchX } from "lucide-react";
import { ButtonLink } from "./button";
import { DeadEnd } from "./dead-end";

/** Stands where something would that does not exist: 'Story not found.' and a way on. */
export function NotFound({ text, to, toLabel }: { text: string; to: string; toLabel: string }) {
  return (
    <DeadEnd Icon={SearchX} text={text}>
      <ButtonLink to={to}>{toLabel}</ButtonLink>
    </DeadEnd>
  );
}
