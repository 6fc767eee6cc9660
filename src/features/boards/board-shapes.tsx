import { Skeleton } from "@/ui/skeleton";

const shapes = Array.from({ length: 8 }, (_, at) => at);

/** The shape of the boards, while they are on their way. */
export const BoardShapes = () => (
  <div
    aria-hidden
    className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(224px,1fr))] sm:gap-x-4 sm:gap-y-5"
  >
    {shapes.map((at) => (
      <div key={at} className="flex flex-col gap-2">
        <Skeleton className="aspect-video h-auto w-full" />
        <Skeleton className="w-1/2" />
        <Skeleton className="h-9 w-full" />
      </div>
    ))}
  </div>
);
