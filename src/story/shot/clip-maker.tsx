import { useState } from "react";
import type { Shot } from "@/api/contract/shot";
import { usableUrl, whyRefused } from "@/rules/media-url";
import type { ShotType } from "@/rules/shot-type";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { JobNotes } from "./job-notes";
import { videoAddress } from "./job-status";
import { panelButton } from "./shot-section";
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
  /** Its making is begun. */
  onMake: () => void;
  /** The server has taken the prompt and begun. */
  onStarted?: () => void;
};

const labels = { talking: "Generate Talking Video", action: "Generate Action Video" };

/** The making of a shot's clip, which is seen in its frame. */
export function ClipMaker(props: ClipMakerProps) {
  const { kind, dialogue_id, shot, isEditor, prompt = "", missing, onMake, onStarted } = props;
  const making = useVideoJob(kind, dialogue_id, onStarted);
  const [wasAsked, setAsked] = useState(false);
  const fromStatus = making.status?.status === "completed" ? making.status : undefined;
  const address = making.isWorking ? videoAddress(fromStatus, shot) : videoAddress(shot, fromStatus);
  const refused = whyRefused(address, "video");
  const hasNothing = !making.isWorking && fromStatus !== undefined && usableUrl(address, "video") === undefined;

  function generate() {
    setAsked(true);
    if (missing !== undefined) return;
    onMake();
    making.generate(prompt);
  }

  return (
    <>
      {isEditor && (
        <Button size="sm" className={panelButton} busy={making.isWorking} onClick={generate}>
          {making.isWorking ? "Generating..." : labels[kind]}
        </Button>
      )}
      <div className="flex basis-full flex-col gap-3 empty:hidden">
        {refused && <Notice tone="bad">{refused}</Notice>}
        {!address && !making.isWorking && <p className="text-sm text-dim">No video yet.</p>}
        <JobNotes
          what="video"
          making={making}
          line_number={shot.line_number}
          failure={making.failure ?? (hasNothing ? `Video generation failed: ${refused ?? nothing}` : undefined)}
        />
        {wasAsked && missing && !making.isWorking && <Notice tone="bad">{missing}</Notice>}
      </div>
    </>
  );
}

const nothing = "the server sent no video.";
