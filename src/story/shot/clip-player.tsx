import type { Shot } from "@/api/contract/shot";
import { mediaUrl, usableUrl } from "@/rules/media-url";
import { Notice } from "@/ui/notice";
import { PlayerNotice } from "@/ui/player-notice";
import { usePlayer } from "@/ui/use-loading";
import { imageAddress } from "./job-status";

type Pictured = Pick<Shot, "line_number" | "image_url" | "stored_image_url">;

/** A shot's clip; until it is played, the shot's picture. */
export function ClipPlayer({ address, shot }: { address: string; shot: Pictured }) {
  const video = mediaUrl(address, "video");
  const src = video && "url" in video ? video.url : undefined;
  const { key, stage, events, tryAgain } = usePlayer(src);
  if (video === undefined || "refused" in video) return <Notice tone="bad">{video?.refused}</Notice>;

  return (
    <div className="flex flex-col gap-3">
      <video
        key={key}
        src={src}
        // React lets any address into a poster.
        poster={usableUrl(imageAddress(shot), "image")}
        controls
        playsInline
        preload="metadata"
        aria-label={`Video of line ${shot.line_number}`}
        className="aspect-video w-full rounded-lg bg-ink-950"
        {...events}
      >
        Your browser does not support the video element.
      </video>
      <PlayerNotice
        stage={stage}
        slow="The video is slow to load."
        failed="The video could not be loaded."
        again="Reload"
        onAgain={tryAgain}
      />
    </div>
  );
}
