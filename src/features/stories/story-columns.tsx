import type { ReactNode } from "react";
import "./story-columns.css";

/** What a story is about beside what is told of it; under each other where the window is narrow. */
export function StoryColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="story-columns grid gap-8">
      <div className="flex min-w-0 flex-col gap-8">{children}</div>
      <div className="flex min-w-0 flex-col gap-8">{side}</div>
    </div>
  );
}
