import { Poster } from "@/story/story-poster";
import { Skeleton } from "@/ui/skeleton";

/** The shape of a project's or a story's card, before it is known. */
export const CardShape = () => (
  <div aria-hidden className="flex min-w-0 flex-col">
    <Poster picture={undefined} cover={undefined} />
    <div className="flex flex-col gap-2 px-0.5 pt-3.5">
      <Skeleton className="w-40 max-w-full" />
      <Skeleton className="h-3 w-56 max-w-full" />
    </div>
  </div>
);

/** That of the heading of a section. */
export const HeadingShape = () => (
  <div aria-hidden className="mb-3 flex h-8 items-center">
    <Skeleton className="w-28" />
  </div>
);
