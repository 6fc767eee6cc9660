import { useState } from "react";
import { Clapperboard } from "lucide-react";
import type { Shot } from "@/api/contract/shot";
import { usableUrl, whyRefused } from "@/rules/media-url";
import type { ShotType } from "@/rules/shot-type";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { ClipPlayer } from "./clip-player";
import { JobNotes } from "./job-notes";
import { videoAddress } from "./job-status";
import { useVideoJob } from "./use-video-job";

type ClipMakerProps = {
  kind: ShotType;
  dialogue_id: string;
  shot: Shot;
  isEditor: boolean;
  /** What an action clip is made from. */
  prompt?: string;
  /** Why the clip cannot be made yet. */
  missing: string | undefined;
  /** Whether the clip is seen elsewhere on the screen. */
  isSeenElsewhere?: boolean | undefined;
  /** The server has taken the prompt and begun. */
  onStarted?: () => void;
};

const labels = { talking: "Generate Talking Video", action: "Generate Action Video" };

/** The shot's clip and its making. */
export function ClipMaker(props: ClipMakerProps) {
  const { kind, dialogue_id, shot, isEditor, prompt = "", missing, isSeenElsewhere = false, onStarted } = props;
  const making = useVideoJob(kind, dialogue_id, onStarted);
  const [wasAsked, setAsked] = useState(false);
  const fromStatus = making.status?.status === "completed" ? making.status : undefined;
  const address = making.isWorking ? videoAddress(fromStatus, shot) : videoAddress(shot, fromStatus);
  const refused = whyRefused(address, "video");
  const hasNothing = !making.isWorking && fromStatus !== undefined && usableUrl(address, "video") === undefined;

  function generate() {
    setAsked(true);
    if (missing === undefined) making.generate(prompt);
  }

  return (
    <>
      {address && !(isSeenElsewhere && usableUrl(address, "video")) && <ClipPlayer address={address} shot={shot} />}
      {!address && !making.isWorking && <p className="text-dim">No video yet.</p>}
      <JobNotes
        what="video"
        making={making}
        line_number={shot.line_number}
        failure={making.failure ?? (hasNothing ? `Video generation failed: ${refused ?? nothing}` : undefined)}
      />
      {wasAsked && missing && !making.isWorking && <Notice tone="bad">{missing}</Notice>}
      {isEditor && (
        <Button className="self-start" busy={making.isWorking} onClick={generate}>
          {!making.isWorking && <Clapperboard aria-hidden className="size-4" />}
          {making.isWorking ? "Generating..." : labels[kind]}
        </Button>
      )}
    </>
  );
}

const nothing = "the server sent no video.";
