import type { TreeRow } from "@/rules/sharing";
import { cn } from "@/ui/cn";
import { MiddleCut } from "@/ui/middle-cut";
import { indented } from "./indented";

/** Somebody with access, joined by lines to whoever invited them. */
export function Person({ row: { person, depth, goesOn }, isMe }: { row: TreeRow; isMe: boolean }) {
  return (
    <>
      {goesOn.map((goes, level) => (
        <span
          key={level}
          aria-hidden
          style={indented("--level", level)}
          className={cn("tree-line", goes && "goes-on", level === depth - 1 && "turns", level === depth && "begins")}
        />
      ))}
      <div className="flex min-h-10 items-center gap-2 pl-(--inset) sm:gap-3">
        <span
          aria-hidden
          // Drawn by the style sheet: whoever copies the address copies no more than that.
          data-initial={person.email.match(/[\p{L}\p{N}]/u)?.[0]}
          className="disc relative z-1 grid shrink-0 place-items-center rounded-full bg-line font-semibold uppercase"
        />
        <div className="min-w-0 xl:flex xl:flex-1 xl:items-baseline xl:gap-6">
          <p className="flex min-w-0 text-base xl:flex-1">
            <MiddleCut text={person.email} />
            {isMe && <span className="shrink-0 font-normal whitespace-pre text-dim"> (you)</span>}
          </p>
          {person.sharedby && person.permission !== "owner" && (
            <p className="inviter flex min-w-0 font-normal text-dim">
              <span className="whitespace-pre">invited by </span>
              <MiddleCut text={person.sharedby} />
            </p>
          )}
        </div>
      </div>
    </>
  );
}
