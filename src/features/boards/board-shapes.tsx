import { Skeleton } from "@/ui/skeleton";
import "./board-shapes.css";

const shapes = Array.from({ length: 10 }, (_, at) => at);

/** The shape of the boards, while they are on their way: the filters, a scene's heading, its cards. */
export const BoardShapes = () => (
  <div aria-hidden>
    <div className="mb-3 flex gap-3 overflow-hidden">
      {[164, 204, 188, 168].map((width) => (
        <div key={width} style={{ width }} className="shrink-0">
          <Skeleton className="h-9 max-sm:h-11" />
        </div>
      ))}
    </div>
    <div className="-mx-4 mb-2 flex h-10 items-center border-t px-4 sm:-mx-6 sm:px-6">
      <Skeleton className="w-64" />
    </div>
    <div className="board-shapes grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 sm:gap-y-5">
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
