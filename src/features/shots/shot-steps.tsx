import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "@/routing/paths";
import { Button, ButtonLink } from "@/ui/button";

type ShotStepsProps = { previous: string | undefined; next: string | undefined };

/** To the shot before and the shot after. */
export function ShotSteps({ previous, next }: ShotStepsProps) {
  return (
    <nav aria-label="Shots" className="flex gap-2">
      <Step id={previous} label="Previous shot" keys="Alt+ArrowUp" hint="Previous shot (Alt+↑)">
        <ChevronLeft aria-hidden />
        <span className="max-sm:sr-only">Previous</span>
      </Step>
      <Step id={next} label="Next shot" keys="Alt+ArrowDown" hint="Next shot (Alt+↓)">
        <span className="max-sm:sr-only">Next</span>
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

const look = "shot-step px-3";

type StepProps = { id: string | undefined; label: string; keys: string; hint: string; children: ReactNode };

function Step({ id, label, keys, hint, children }: StepProps) {
  if (id === undefined)
    return (
      <Button disabled size="sm" className={look} aria-label={label}>
        {children}
      </Button>
    );
  return (
    <ButtonLink size="sm" className={look} to={paths.shot(id)} aria-label={label} aria-keyshortcuts={keys} title={hint}>
      {children}
    </ButtonLink>
  );
}
