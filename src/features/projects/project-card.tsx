import { Pin } from "lucide-react";
import type { ProjectEntry } from "@/api/contract/project";
import { paths } from "@/routing/paths";
import { counted } from "@/rules/format";
import { CardLink } from "@/ui/card";
import { cn } from "@/ui/cn";
import { truncateTitle } from "@/ui/screen";
import { useSeen } from "@/ui/use-seen";
import { VisuallyHidden } from "@/ui/visually-hidden";
import { MadeTag, Poster, TitleCover } from "@/story/story-poster";
import { useProjectMade } from "./use-project-made";

export const pinId = (project_id: string) => `pin-${project_id}`;

type ProjectCardProps = {
  project: ProjectEntry;
  isPinned: boolean;
  onPin: () => void;
  /** Whose it is, and what one may do there, where that is not oneself. */
  isShared?: boolean;
};

/** A project by its poster; all of the card leads there. */
export function ProjectCard({ project, isPinned, onPin, isShared = false }: ProjectCardProps) {
  const { id, name, owner, permission } = project;
  const [card, isSeen] = useSeen<HTMLLIElement>();
  const { made, count, state, isSettled } = useProjectMade(id, isSeen);
  const stories = count === 0 ? "No stories yet" : count && counted(count, "story", "stories");
  // Of others' projects the state of a story says less than whose they are.
  const facts = [stories, !isShared && state].filter(Boolean).join(" · ");

  return (
    <li ref={card} className="project group relative flex min-w-0 flex-col rounded-xl">
      <Poster
        picture={made.picture}
        cover={
          isSettled || made.picture !== undefined ? (
            <TitleCover title={name}>
              {count && made.picture === undefined ? `${stories}, no pictures yet` : stories}
            </TitleCover>
          ) : undefined
        }
      >
        <MadeTag made={made} />
      </Poster>
      <div className="project-caption flex items-center gap-3 px-0.5 pt-2.5">
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold" title={truncateTitle(name)}>
            {truncateTitle(name)}
          </h3>
          {/* Its line stays free: what comes late moves nothing. */}
          <p className="flex min-h-4.5 gap-[0.5ch] text-sm text-dim">
            {isShared && (
              <>
                <span className="min-w-8 truncate">{owner ?? "Unknown"}</span>
                <span className="shrink-0">· {permission ?? "viewer"}</span>
              </>
            )}
            <span className={cn("truncate", isShared && "shrink-[99]")}>
              {isShared && facts ? `· ${facts}` : facts}
            </span>
          </p>
        </div>
        <CardLink to={paths.project(id)} className="shrink-0 text-sm">
          View<VisuallyHidden> {name}</VisuallyHidden>
        </CardLink>
      </div>
      <PinButton id={id} name={name} isPinned={isPinned} onPin={onPin} />
    </li>
  );
}

type PinButtonProps = { id: string; name: string; isPinned: boolean; onPin: () => void };

function PinButton({ id, name, isPinned, onPin }: PinButtonProps) {
  return (
    <button
      id={pinId(id)}
      type="button"
      aria-pressed={isPinned}
      aria-label={`Pin ${name}`}
      title={isPinned ? "Take the pin away" : "Pin: it comes first"}
      onClick={onPin}
      className="project-pin text-sm font-medium"
    >
      <span className="flex min-h-6 items-center gap-1 rounded-sm bg-ink-950/75 px-1.5 leading-5">
        <Pin aria-hidden className={cn("size-3", isPinned && "fill-current")} />
        {isPinned && <span aria-hidden>Pinned</span>}
      </span>
    </button>
  );
}
