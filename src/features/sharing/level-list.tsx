import { Panel } from "@/ui/panel";
import { levels } from "./levels";

/** All levels and what each allows, for whoever chooses one. */
export function LevelList() {
  return (
    <Panel title="What each level allows" className="share-levels">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {Object.entries(levels).map(([level, sentence]) => (
          <div key={level} className="flex max-w-sm flex-col gap-0.5">
            <dt className="text-sm font-medium">{level}</dt>
            <dd className="text-sm text-dim">{sentence}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
