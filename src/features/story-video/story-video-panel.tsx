import type { StoryVideo } from "@/api/contract/story-video";
import { formatDateTime, formatMegabytes, formatSeconds } from "@/rules/format";
import { usableUrl, whyRefused } from "@/rules/media-url";
import { StoryVideoPlayer } from "@/story/story-video-player";
import { EmptyState } from "@/ui/empty-state";
import { FilmStrip } from "./film-strip";
import type { ShotsOfFilm } from "./use-shots-of-film";

type StoryVideoPanelProps = { story_id: string; video: StoryVideo; shots: ShotsOfFilm };

/** The film of a story, its shots, and what is known about it. */
export function StoryVideoPanel({ story_id, video, shots }: StoryVideoPanelProps) {
  const { stored_video_url, created_at, video_count, duration, file_size } = video;
  const url = usableUrl(stored_video_url, "video");
  const { timeline, player, onTime } = shots;

  return (
    <section aria-labelledby="story-video">
      <h2 id="story-video" className="sr-only">
        Story Video
      </h2>
      {url === undefined ? (
        <EmptyState
          className="aspect-video"
          text={whyRefused(stored_video_url, "video") ?? "The server gave no address for this video."}
        />
      ) : (
        <>
          <StoryVideoPlayer
            key={`${url} ${created_at}`}
            url={url}
            poster={timeline?.segments.find(({ still }) => still)?.still}
            player={player}
            onTime={onTime}
            className="max-h-[540px] max-w-[960px]"
          />
          <FilmStrip story_id={story_id} shots={shots} isMade />
        </>
      )}
      <dl className="grid grid-cols-2 gap-x-8 gap-y-2 pt-4 text-sm sm:flex sm:flex-wrap">
        <Fact name="Created" value={formatDateTime(created_at)} />
        <Fact name="Video Count" value={video_count === undefined ? "Unknown" : String(video_count)} />
        {duration !== undefined && <Fact name="Duration" value={formatSeconds(duration)} />}
        {file_size !== undefined && <Fact name="File Size" value={formatMegabytes(file_size)} />}
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-x-2 max-sm:flex-col">
      <dt className="text-dim">{name}:</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}
