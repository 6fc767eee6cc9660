import { Skeleton } from "@/ui/skeleton";

/** The film, as wide as the specification lets it be, and what is told of it. */
export const columns =
  "grid grid-cols-[minmax(0,960px)] items-start gap-8 lg:grid-cols-[minmax(0,960px)_minmax(300px,1fr)]";
export const rail = "flex min-w-0 flex-col gap-6";

const scenes = ["first", "second", "third"];

/** The shape of the scenes beside a film; under it, their place is known when the film is. */
export const ScenesToCome = () => (
  <div aria-hidden className="flex min-w-0 flex-col gap-4 max-lg:hidden">
    <Skeleton className="h-4 w-24" />
    {scenes.map((scene) => (
      <Skeleton key={scene} className="h-13.5" />
    ))}
  </div>
);

/** The shape of the player and its strip. */
export const PlayerToCome = () => (
  <div aria-hidden className="animate-appear-late">
    <Skeleton className="aspect-video h-auto w-full max-w-[960px] rounded-xl" />
    <Skeleton className="mt-2 h-8 max-w-[960px] rounded-sm sm:h-10" />
  </div>
);

/** The shape of all of it. */
export const FilmToCome = () => (
  <div className={columns}>
    <PlayerToCome />
    <div className={rail}>
      <ScenesToCome />
    </div>
  </div>
);
