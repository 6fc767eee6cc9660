import type { ReactNode } from "react";
import { Skeleton, SkeletonLines } from "@/ui/skeleton";
import { StoryColumns } from "./story-columns";

/** The shape of a written story, before it is known. */
export const StoryShape = () => (
  <StoryColumns
    side={
      <>
        <Part>
          <Skeleton className="h-13.5" />
          <Skeleton className="h-13.5" />
          <Skeleton className="h-13.5" />
        </Part>
        <Part>
          <div className="grid grid-cols-2 gap-3">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
        </Part>
        <Part>
          <SkeletonLines count={5} />
        </Part>
      </>
    }
  >
    <div className="flex flex-col gap-4">
      <Skeleton className="aspect-video h-auto rounded-xl" />
      <Skeleton className="h-6 w-2/3" />
    </div>
  </StoryColumns>
);

const Part = ({ children }: { children: ReactNode }) => (
  <div aria-hidden className="flex flex-col gap-4">
    <Skeleton className="w-24" />
    {children}
  </div>
);
