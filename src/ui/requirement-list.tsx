import { Check, Circle, X } from "lucide-react";
import { cn } from "./cn";
import { VisuallyHidden } from "./visually-hidden";

export type Requirement = { text: string; state: "empty" | "met" | "unmet" };

const marks = {
  empty: { Icon: Circle, tone: "text-dim", words: "" },
  met: { Icon: Check, tone: "text-ok", words: "met" },
  unmet: { Icon: X, tone: "text-bad", words: "not met" },
};

/** Live requirement lines under a field: grey while it is empty, green when met, red when not. */
export function RequirementList({ requirements }: { requirements: Requirement[] }) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {requirements.map(({ text, state }) => {
        const { Icon, tone, words } = marks[state];
        return (
          <li key={text} data-state={state} className={cn("flex items-start gap-1.5", tone)}>
            <Icon aria-hidden className={cn("mt-0.5 size-3.5 shrink-0", state === "empty" && "opacity-60")} />
            <span>{text}</span>
            {words && <VisuallyHidden>{words}</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
