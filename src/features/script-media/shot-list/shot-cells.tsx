import type { ReactNode } from "react";
import type { LineProgress } from "@/jobs/generator";
import { useLineProgress, type GeneratorRun } from "@/jobs/generator-run";
import { clip } from "@/rules/format";
import { imageOf, videoOf } from "@/rules/line-media";
import { mediaUrl, usableUrl } from "@/rules/media-url";
import { isActionShot, nonSpeakingPart, shotTypeLabel } from "@/rules/shot-type";
import type { MediaLine } from "@/story/generators";
import { AudioButton } from "@/ui/audio-button";
import { Thumbnail } from "@/ui/media-frame";
import { StatusWord } from "@/ui/status-word";
import { VisuallyHidden } from "@/ui/visually-hidden";
import { UnknownWord } from "@/features/script-media/unknown-word";
import { ClipCell } from "./clip-cell";

// The cells of a shot. Each follows the runs by itself, so that a message renders only the cell it is about.

/** A long word breaks anywhere: it must not widen its column. */
const clamped = "line-clamp-4 wrap-anywhere";

type CellProps = { run: GeneratorRun; line: MediaLine };

/** A long scene keeps its end, which says when it plays. */
export function SceneName({ text = "" }: { text: string | undefined }) {
  const at = text.length > longestScene ? text.lastIndexOf(" - ") : -1;
  if (at < 0 || text.length - at > longestScene / 2) return <p className={clamped}>{clip(text)}</p>;
  return (
    <p className="wrap-anywhere" title={clip(text)}>
      <span className="line-clamp-3">{clip(text.slice(0, at))}</span> <span>{text.slice(at + 1)}</span>
    </p>
  );
}

/** Characters that four rows of a narrow column hold. */
const longestScene = 40;

/** Who does not speak is a dash. */
export const Character = ({ name }: { name: string | undefined }) =>
  name === nonSpeakingPart ? (
    <span className="text-dim" title={name}>
      <span aria-hidden className="max-sm:hidden">
        —
      </span>
      <span aria-hidden className="sm:hidden">
        Action
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  ) : (
    <p className={clamped}>{name && clip(name)}</p>
  );

const Nothing = () => <span className="text-dim max-sm:hidden">—</span>;

/** Stands where there is something to be made. */
const ToDo = () => <span className="text-dim">To do</span>;

const Completed = () => (
  <StatusWord status="done">
    <VisuallyHidden>Completed</VisuallyHidden>
  </StatusWord>
);

/** The box of a picture or a clip, also before there is one. */
const Slot = ({ children }: { children: ReactNode }) => (
  <span className="grid aspect-video w-40 place-items-center rounded-md border p-2 text-center text-dim">
    {children}
  </span>
);

/** The words of a line under way: "audio processing 40%". */
function Underway({ progress }: { progress: LineProgress }) {
  const percent = progress.progress === undefined ? "" : ` ${Math.round(progress.progress)}%`;
  return (
    <StatusWord status="running">{capitalised(clip(progress.status, 40).replaceAll("_", " ")) + percent}</StatusWord>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function AudioCell({ run, line }: CellProps) {
  const progress = useLineProgress(run, line.line_number);
  const told = progress?.state === "failed" ? undefined : progress?.url;
  const audio = mediaUrl(line.audio_url || told, "audio");

  if (progress?.state === "running") return <Underway progress={progress} />;
  if (audio && "url" in audio) {
    return (
      <span className="flex flex-wrap items-center gap-1">
        <AudioButton
          src={audio.url}
          what={`line ${line.line_number}`}
          failed={`Failed to play audio for line ${line.line_number}`}
        />
        <span className="max-sm:hidden">
          <Completed />
        </span>
      </span>
    );
  }
  if (audio) return <StatusWord status="failed">{audio.refused}</StatusWord>;
  if (progress?.state === "failed") return <Failed progress={progress} text="Error" />;
  if (line.character_name === nonSpeakingPart) return <Nothing />;
  return line.hasAudio === undefined ? <UnknownWord /> : <ToDo />;
}

const Failed = ({ progress, text }: { progress: LineProgress; text: string }) => (
  <span title={progress.message && clip(progress.message)}>
    <StatusWord status="failed">{text}</StatusWord>
  </span>
);

export function ShotTypeCell({ run, line }: CellProps) {
  const progress = useLineProgress(run, line.line_number);
  if (progress?.state === "running") return <Underway progress={progress} />;
  if (progress?.state === "failed") return <Failed progress={progress} text="Error" />;
  return clip(shotTypeLabel(line.shot_type || progress?.shot_type), 40);
}

export function PromptCell({ run, line, name }: CellProps & { name: "image_prompt" | "action_video_prompt" }) {
  const progress = useLineProgress(run, line.line_number);
  const prompt = line[name] || progress?.[name];
  if (progress?.state === "running") return <Underway progress={progress} />;
  if (progress?.state === "failed") return <Failed progress={progress} text="Error generating prompt" />;
  if (prompt) return <p className="line-clamp-4 font-script text-dim wrap-anywhere">{clip(prompt)}</p>;
  const isWanted = name === "image_prompt" || isActionShot(line);
  return isWanted ? <ToDo /> : <Nothing />;
}

export function ImageCell({ run, line }: CellProps) {
  const progress = useLineProgress(run, line.line_number);
  const image = mediaUrl(imageOf(line) || progress?.image_url, "image");
  const isRunning = progress?.state === "running";
  if (image && "refused" in image) return <StatusWord status="failed">{image.refused}</StatusWord>;
  if (!image && isRunning)
    return (
      <Slot>
        <Underway progress={progress} />
      </Slot>
    );
  return (
    <span className="relative block w-fit">
      <Thumbnail src={image?.url} alt={`Line ${line.line_number}`} className="w-40" />
      {progress && progress.state !== "done" && (
        // At rest nothing lies on a picture.
        <span className="absolute bottom-1 left-1 rounded-sm bg-ink-950/76 px-1.5">
          {isRunning ? <Underway progress={progress} /> : <Failed progress={progress} text="Failed" />}
        </span>
      )}
    </span>
  );
}

type VideoCellProps = { talking: GeneratorRun; action: GeneratorRun; line: MediaLine };

export function VideoCell({ talking, action, line }: VideoCellProps) {
  const talks = useLineProgress(talking, line.line_number);
  const acts = useLineProgress(action, line.line_number);
  const progress = [talks, acts].find((each) => each?.state === "running") ?? talks ?? acts;
  const video = mediaUrl(videoOf(line) || progress?.video_url || progress?.url, "video");

  if (progress?.state === "running")
    return (
      <Slot>
        <Underway progress={progress} />
      </Slot>
    );
  if (video && "url" in video)
    return <ClipCell src={video.url} poster={usableUrl(imageOf(line), "image")} line_number={line.line_number} />;
  if (video) return <StatusWord status="failed">{video.refused}</StatusWord>;
  return (
    <Slot>
      {progress?.state === "failed" ? (
        <Failed progress={progress} text="Failed" />
      ) : (
        <VideoWord state={progress?.state} />
      )}
    </Slot>
  );
}

const VideoWord = ({ state }: { state: LineProgress["state"] | undefined }) =>
  state === "done" ? <StatusWord status="done" /> : <ToDo />;
