import { Skeleton } from "@/ui/skeleton";
import { CardShape, HeadingShape } from "./card-shape";

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** The shape of a project with one story, before it is known. */
export const ProjectShape = () => (
  <div aria-hidden className="project-parts has-one">
    <div className="part-stories">
      <HeadingShape />
      <CardShape />
    </div>
    <div className="part-cast @container">
      <HeadingShape />
      <div className="cast-faces">
        {places(4).map((face) => (
          <Skeleton key={face} className="cast-face h-auto" />
        ))}
      </div>
    </div>
    <div className="part-context">
      <HeadingShape />
      <div className="flex flex-col divide-y">
        {places(3).map((item) => (
          <div key={item} className="flex h-14 items-center justify-between">
            <Skeleton className="w-40" />
            <Skeleton className="w-16" />
          </div>
        ))}
      </div>
    </div>
    <div className="part-style">
      <HeadingShape />
      <div className="grid grid-cols-3 gap-x-2 gap-y-3">
        {places(6).map((style) => (
          <div key={style} className="grid gap-2.5">
            <Skeleton className="aspect-video h-auto" />
            <Skeleton className="h-3 w-16" />
          </div>
        ))}
      </div>
    </div>
  </div>
);
