import { Skeleton } from "@/ui/skeleton";
import "./film.css";

const shots = ["on stage", "next"];

/** The shape of the stage, of the words beside it and of the ribbon under it. */
export const FilmToCome = () => (
  <div aria-hidden className="film max-sm:-mx-4">
    <div>
      <Skeleton className="aspect-video h-auto w-full max-sm:rounded-none sm:rounded-xl" />
      <div className="h-13" />
    </div>
    <div className="flex flex-col gap-3 max-lg:hidden">
      {shots.map((shot) => (
        <div key={shot} className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-3">
          <Skeleton className="aspect-video h-auto rounded-md" />
          <div className="flex flex-col gap-2">
            <Skeleton className="w-1/3" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
      <Skeleton className="mt-4 h-7 w-1/3" />
      <Skeleton className="h-1" />
    </div>
    <Skeleton className="col-span-full h-13 rounded-md max-sm:mx-4" />
  </div>
);
