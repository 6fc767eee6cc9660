import { Download } from "lucide-react";
import { useState } from "react";
import type { StoryVideo } from "@/api/contract/story-video";
import { fileName, isElsewhere } from "@/rules/file-name";
import { formatDateTime, formatMegabytes, formatSeconds } from "@/rules/format";
import { usableUrl, whyRefused } from "@/rules/media-url";
import { EmptyState } from "@/ui/empty-state";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { VisuallyHidden } from "@/ui/visually-hidden";
import { ShareAddress, type Shared } from "./share-address";
import { StoryVideoPlayer } from "./story-video-player";

/** The film of a story and what is known about it. */
export function StoryVideoPanel({ video, storyTitle }: { video: StoryVideo; storyTitle: string }) {
  const { stored_video_url, created_at, video_count, duration, file_size } = video;
  const [shared, setShared] = useState<Shared>();
  const url = usableUrl(stored_video_url, "video");
  const refused = whyRefused(stored_video_url, "video");

  return (
    <Panel
      title="Story Video"
      actions={
        url !== undefined && (
          <div className="flex items-center gap-1">
            <ShareAddress url={url} title={`${storyTitle} Video`} onOutcome={setShared} />
            <DownloadLink url={url} storyTitle={storyTitle} />
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {shared?.is === "copied" && <Notice tone="ok">The link to this video was copied.</Notice>}
        {shared?.is === "shown" && (
          <Notice tone="info">The link could not be copied by itself. Here it is: {shared.address}</Notice>
        )}
        {url === undefined ? (
          <EmptyState text={refused ?? "The server gave no address for this video."} />
        ) : (
          <StoryVideoPlayer key={`${url} ${created_at}`} url={url} />
        )}
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Fact name="Created" value={formatDateTime(created_at)} />
          <Fact name="Video Count" value={video_count === undefined ? "Unknown" : String(video_count)} />
          {duration !== undefined && <Fact name="Duration" value={formatSeconds(duration)} />}
          {file_size !== undefined && <Fact name="File Size" value={formatMegabytes(file_size)} />}
        </dl>
      </div>
    </Panel>
  );
}

/** Another host decides itself whether its film is kept or shown, and under which name; the studio stays open beside it. */
function DownloadLink({ url, storyTitle }: { url: string; storyTitle: string }) {
  const opensBeside = isElsewhere(url, document.baseURI);
  return (
    <a
      href={url}
      download={fileName(storyTitle, url)}
      target={opensBeside ? "_blank" : undefined}
      rel="noopener noreferrer"
      className="inline-flex min-h-7 items-center gap-1.5 rounded-lg px-2.5 text-sm font-medium text-accent hover:bg-accent/10"
    >
      <Download aria-hidden className="size-4" />
      Download
      {opensBeside && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-dim">{name}:</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
