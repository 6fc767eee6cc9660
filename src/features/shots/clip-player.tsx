import { useState } from "react";
import { mediaUrl } from "@/rules/media-url";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";

/** A shot's clip. Give it the address as its key: another clip starts anew. */
export function ClipPlayer({ address, line_number }: { address: string; line_number: number }) {
  const [loads, setLoads] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const video = mediaUrl(address, "video");
  if (video === undefined || "refused" in video) return <Notice tone="bad">{video?.refused}</Notice>;

  function reload() {
    setFailed(false);
    setLoads(loads + 1);
  }

  return (
    <div className="flex flex-col gap-3">
      <video
        key={loads}
        src={video.url}
        controls
        playsInline
        preload="metadata"
        aria-label={`Video of line ${line_number}`}
        className="aspect-video w-full rounded-lg bg-ink-950"
        onError={() => setFailed(true)}
      >
        Your browser does not support the video element.
      </video>
      {hasFailed && (
        <Notice
          tone="bad"
          action={
            <Button size="sm" onClick={reload}>
              Reload
            </Button>
          }
        >
          The video could not be loaded.
        </Notice>
      )}
    </div>
  );
}
