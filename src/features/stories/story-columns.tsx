import type { ReactNode } from "react";

/** What a story is about beside what is told of it; under each other where the window is narrow. */
export function StoryColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_320px] xl:grid-cols-[minmax(0,1fr)_384px]">
      <div className="flex min-w-0 flex-col gap-8">{children}</div>
      <div className="flex min-w-0 flex-col gap-8">{side}</div>
    </div>
  );
}
