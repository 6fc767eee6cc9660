import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { retryPendingReads } from "@/api/query";
import { usableUrl, whyRefused } from "@/rules/media-url";
import type { Timeline } from "@/rules/timeline";
import { StoryVideoPlayer } from "@/story/story-video-player";
import { EmptyState } from "@/ui/empty-state";
import { Loading } from "@/ui/skeleton";
import { FirstPictures } from "./first-pictures";
import type { Production } from "./use-production";

type StoryFrameProps = {
  story_id: string;
  title: string;
  production: Production;
  timeline: Timeline | undefined;
  player: RefObject<HTMLVideoElement | null>;
};

/** The largest thing on the screen: the film, else the first pictures of its boards. Its box stands from the first. */
export function StoryFrame({ story_id, title, production, timeline, player }: StoryFrameProps) {
  const { film, video, lines } = production;
  const url = usableUrl(video?.stored_video_url, "video");
  if (url !== undefined)
    return (
      <StoryVideoPlayer key={`${url} ${video?.created_at}`} url={url} poster={firstStill(timeline)} player={player} />
    );
  if (video)
    return (
      <EmptyState
        className="aspect-video"
        text={whyRefused(video.stored_video_url, "video") ?? "The server gave no address for this video."}
      />
    );
  if (film.isPending || (lines.isPending && !timeline)) return <FrameOnItsWay />;
  return <FirstPictures story_id={story_id} title={title} timeline={timeline} />;
}

function FrameOnItsWay() {
  const client = useQueryClient();
  return (
    <div className="grid aspect-video place-content-center rounded-xl bg-ink-900">
      <Loading words="Loading story video..." onRetry={() => retryPendingReads(client)} />
    </div>
  );
}

const firstStill = (timeline: Timeline | undefined) => timeline?.segments.find(({ still }) => still)?.still;
