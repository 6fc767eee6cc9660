import { Button } from "@/ui/button";
import type { Timeline } from "@/rules/timeline";

type ExportFilmProps = { timeline: Timeline; title: string };

export function ExportFilm({ timeline }: ExportFilmProps) {
  return <Button disabled={timeline.segments.length === 0}>Export film</Button>;
}
