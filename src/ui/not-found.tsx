import { ButtonLink } from "./button";

/** Stands where something would that does not exist: 'Story not found.' and a way on. */
export function NotFound({ text, to, toLabel }: { text: string; to: string; toLabel: string }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="alert" className="text-dim">
        {text}
      </p>
      <ButtonLink to={to}>{toLabel}</ButtonLink>
    </div>
  );
}
