import { Skeleton } from "@/ui/skeleton";

const sections = ["locations", "cast", "missing", "validation"];

/** The lines of the sections that stand once the script's lines are known. */
export const SectionsToCome = () =>
  sections.map((section) => (
    <div
      key={section}
      aria-hidden
      className="flex h-11 items-center bg-ink-900 px-3.5 ring-1 ring-line lg:grow lg:basis-[30%]"
    >
      <Skeleton className="w-44" />
    </div>
  ));

/** The shape of what follows them: the generators, and the Shot List with its pictures. */
export const ShotsToCome = () => (
  <div aria-hidden className="flex flex-col gap-6">
    <div className="flex flex-col gap-3">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-1" />
      <Skeleton className="mt-1 w-80 max-w-full" />
    </div>
    <div className="overflow-hidden rounded-lg border bg-ink-900">
      <div className="flex h-9 items-center border-b px-3">
        <Skeleton className="h-3 w-1/3" />
      </div>
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="flex items-start gap-6 border-b p-2 pl-3 last:border-b-0">
          <Skeleton className="mt-1 w-4 max-sm:hidden" />
          <Skeleton className="mt-1 w-28 max-sm:hidden" />
          <Skeleton className="mt-1 w-1/4 max-sm:order-last max-sm:grow" />
          <Skeleton className="aspect-video h-auto w-40 rounded-md sm:ml-auto" />
          <Skeleton className="aspect-video h-auto w-40 rounded-md max-lg:hidden" />
        </div>
      ))}
    </div>
  </div>
);
