import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useMemo, type ReactNode, type RefObject } from "react";
import { parsedLines } from "@/api/contract/parsing";
import type { Story } from "@/api/contract/story";
import { read } from "@/api/query";
import { useLineParam } from "@/routing/params";
import { paths } from "@/routing/paths";
import { filmTimes } from "@/rules/film-times";
import { counted } from "@/rules/format";
import { placeInScript } from "@/rules/line-in-script";
import { usableUrl } from "@/rules/media-url";
import { DownloadFilm } from "@/story/download-film";
import { SceneList } from "@/story/scene-list";
import { partsOf, type ScriptParts } from "@/story/script-parts";
import { playFrom } from "@/story/story-video-player";
import { justRead, useMediaLines } from "@/story/use-media-lines";
import { useNewerClips } from "@/story/use-newer-clips";
import { useTimeline } from "@/story/use-timeline";
import { ButtonLink } from "@/ui/button";
import { Screenplay } from "@/ui/screenplay";
import { readScreenplay } from "@/ui/screenplay-lines";
import { LengthSection } from "./length-section";
import { ProductionPanel } from "./production-panel";
import { StoryColumns } from "./story-columns";
import { StoryFrame } from "./story-frame";
import { StoryLogline } from "./story-logline";
import { useProduction } from "./use-production";

type WrittenStoryProps = {
  story_id: string;
  story: Story;
  title: string;
  mayEdit: boolean;
  player: RefObject<HTMLVideoElement | null>;
  /** Stands under the film where the heading has no room for it. */
  actions: ReactNode;
  /** Stands at the end of the side. */
  deletion: ReactNode;
};

/** A story with a script: its film above its script, and beside them its scenes, its length and how far it is made. */
export function WrittenStory({ story_id, story, title, mayEdit, player, actions, deletion }: WrittenStoryProps) {
  const script = story.script?.text ?? "";
  const parts = useMemo(() => partsOf(script), [script]);
  const production = useProduction(story_id);
  const { video } = production;
  const { lines } = useMediaLines(story_id, justRead);
  const timeline = useTimeline(story_id, lines)?.timeline;
  const newerClips = useNewerClips(story_id, video, lines);
  // While it is not known whether there are any, their place is kept.
  const hasScenes = timeline ? timeline.segments.length > 0 : production.lines.isPending;
  const url = usableUrl(video?.stored_video_url, "video");

  function play(shot: number) {
    const { starts } = filmTimes(timeline?.segments ?? [], player.current?.duration || video?.duration);
    playFrom(player.current, starts[shot]);
  }

  return (
    <StoryColumns
      side={
        <>
          {hasScenes && (
            <SceneList
              story_id={story_id}
              timeline={timeline}
              expected={parts.scenes}
              onPlay={url === undefined ? undefined : play}
            />
          )}
          <LengthSection story_id={story_id} length={story.length} isWritten timeline={timeline} mayEdit={mayEdit} />
          <ProductionPanel production={production} newerClips={newerClips} />
          {deletion}
        </>
      }
    >
      <div>
        <StoryFrame story_id={story_id} title={title} production={production} timeline={timeline} player={player} />
        <StoryLogline story_id={story_id} logline={story.logline?.text ?? ""} mayEdit={mayEdit}>
          {url !== undefined && <DownloadFilm url={url} storyTitle={title} />}
        </StoryLogline>
        {actions}
      </div>
      <Script story_id={story_id} script={script} parts={parts} mayEdit={mayEdit} />
    </StoryColumns>
  );
}

type ScriptProps = { story_id: string; script: string; parts: ScriptParts; mayEdit: boolean };

function Script({ story_id, script, parts: { pages, speeches }, mayEdit }: ScriptProps) {
  const marked = useMarkedLine(story_id, script);
  return (
    <section aria-labelledby="script" className="flex min-w-0 flex-col gap-3">
      <header className="flex flex-wrap items-baseline gap-x-2 gap-y-2">
        <h2 id="script" className="font-semibold">
          Script
        </h2>
        <p className="mr-auto text-sm text-dim tabular-nums">
          {counted(pages, "page")} · {counted(speeches, "speech", "speeches")}
        </p>
        {mayEdit && (
          <ButtonLink to={paths.editScript(story_id)} size="sm" className="max-sm:min-h-11">
            <PenLine aria-hidden />
            Edit Script
          </ButtonLink>
        )}
      </header>
      <Screenplay script={script} marked={marked} />
    </section>
  );
}

/** Where the script has the line that the address names. */
function useMarkedLine(story_id: string, script: string): number | undefined {
  const line_number = useLineParam();
  const lines = useQuery({ ...read(parsedLines, { story_id }), enabled: line_number !== undefined }).data?.parsed_lines;
  return useMemo(() => {
    if (line_number === undefined || !lines) return undefined;
    return placeInScript(
      readScreenplay(script).map(({ text }) => text),
      lines,
      line_number,
    );
  }, [line_number, lines, script]);
}
