import { Skeleton } from "@/ui/skeleton";

const shapes = Array.from({ length: 10 }, (_, at) => at);

/** The shape of the boards, while they are on their way: the filters, a scene's heading, its cards. */
export const BoardShapes = () => (
  <div aria-hidden>
    <div className="mb-3 flex gap-3 overflow-hidden">
      {["w-41", "w-51", "w-47", "w-42"].map((width) => (
        <Skeleton key={width} className={`h-11 shrink-0 sm:h-9 ${width}`} />
      ))}
    </div>
    <div className="-mx-4 mb-2 flex h-10 items-center border-t px-4 sm:-mx-6 sm:px-6">
      <Skeleton className="w-64" />
    </div>
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(224px,1fr))] sm:gap-x-4 sm:gap-y-5 min-[105rem]:grid-cols-[repeat(auto-fill,minmax(300px,1fr))]">
      {shapes.map((at) => (
        <div key={at} className="flex flex-col gap-2">
          <Skeleton className="aspect-video h-auto w-full" />
          <Skeleton className="w-1/2" />
          <Skeleton className="h-9 w-full" />
        </div>
      ))}
    </div>
  </div>
);
