import { mediaUrl } from "@/rules/media-url";
import { Notice } from "@/ui/notice";
import { PlayerNotice } from "@/ui/player-notice";
import { usePlayer } from "@/ui/use-loading";

/** A shot's clip. */
export function ClipPlayer({ address, line_number }: { address: string; line_number: number }) {
  const video = mediaUrl(address, "video");
  const src = video && "url" in video ? video.url : undefined;
  const { key, stage, events, tryAgain } = usePlayer(src);
  if (video === undefined || "refused" in video) return <Notice tone="bad">{video?.refused}</Notice>;

  return (
    <div className="flex flex-col gap-3">
      <video
        key={key}
        src={src}
        controls
        playsInline
        preload="metadata"
        aria-label={`Video of line ${line_number}`}
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
