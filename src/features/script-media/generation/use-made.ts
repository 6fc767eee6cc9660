import { useEffect, useState } from "react";
import type { Run } from "@/jobs/generator";
import type { GeneratorRun } from "@/jobs/generator-run";
import { lineGenerators } from "@/story/generators";

/** A picture or a clip that a run has told of since the screen stands. */
export interface Made {
  line_number: number;
  image_url: string | undefined;
  isClip: boolean;
}

const mediumOf = (step: number) => {
  const generator = lineGenerators[step];
  return generator && "media" in generator ? generator.media : undefined;
};

/** Whether what one of the seven makes can be looked at. */
export const makesPictures = (step: number) => mediumOf(step) === "image" || mediumOf(step) === "video";

/** As many as a wall can show. */
const most = 30;

/** What has been made since the screen stands, the newest first. Renders anew only when there is more of it. */
export function useMade(runs: readonly GeneratorRun[]): readonly Made[] {
  const [made, setMade] = useState<readonly Made[]>([]);
  useEffect(() => {
    const closers = runs.flatMap((store, step) => {
      if (!makesPictures(step)) return [];
      const isClip = mediumOf(step) === "video";
      let told: { begun: number | undefined; done: Set<number> } = { begun: undefined, done: new Set() };
      const hear = () => {
        const run = store.read();
        if (run.begun !== told.begun) told = { begun: run.begun, done: new Set() };
        const news = newsOf(run, told.done, isClip);
        for (const { line_number } of news) told.done.add(line_number);
        if (news.length > 0) setMade((before) => [...news.toReversed(), ...before].slice(0, most));
      };
      hear();
      return [store.subscribe(hear)];
    });
    return () => closers.forEach((close) => close());
  }, [runs]);
  return made;
}

const newsOf = ({ lines }: Run, known: ReadonlySet<number>, isClip: boolean): Made[] =>
  [...lines].flatMap(([line_number, { state, image_url, url }]) =>
    state === "done" && !known.has(line_number)
      ? [{ line_number, image_url: isClip ? undefined : (image_url ?? url), isClip }]
      : [],
  );
