import type { LineProgress } from "@/jobs/generator";
import type { GeneratorRun } from "@/jobs/generator-run";
import { useLineProgress } from "@/jobs/use-generators";
import { clip } from "@/rules/format";
import { imageOf, videoOf } from "@/rules/line-media";
import { mediaUrl } from "@/rules/media-url";
import { deriveShotType, nonSpeakingPart, shotTypeLabel } from "@/rules/shot-type";
import { AudioButton } from "@/ui/audio-button";
import { Thumbnail } from "@/ui/media-frame";
import { StatusWord } from "@/ui/status-word";
import type { MediaLine } from "@/features/script-media/generation/generators";
import { UnknownWord } from "@/features/script-media/unknown-word";

type CellProps = { run: GeneratorRun; line: MediaLine };

const Nothing = () => <span className="text-dim">—</span>;

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
      <span className="flex flex-wrap items-center gap-2">
        <AudioButton
          src={audio.url}
          what={`line ${line.line_number}`}
          failed={`Failed to play audio for line ${line.line_number}`}
        />
        <StatusWord status="done">Completed</StatusWord>
      </span>
    );
  }
  if (audio) return <StatusWord status="failed">{audio.refused}</StatusWord>;
  if (progress?.state === "failed") return <Failed progress={progress} text="Error" />;
  if (line.character_name === nonSpeakingPart) return <Nothing />;
  return line.hasAudio === undefined ? <UnknownWord /> : <StatusWord status="missing" />;
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
  if (prompt) return <p className="line-clamp-4 font-script text-dim">{clip(prompt)}</p>;
  const isWanted = name === "image_prompt" || (line.shot_type || deriveShotType(line.character_name)) === "action";
  return isWanted ? <StatusWord status="missing" /> : <Nothing />;
}

export function ImageCell({ run, line }: CellProps) {
  const progress = useLineProgress(run, line.line_number);
  const image = mediaUrl(imageOf(line) || progress?.image_url, "image");
  return (
    <span className="flex flex-col items-start gap-1">
      {image && "refused" in image ? (
        <StatusWord status="failed">{image.refused}</StatusWord>
      ) : (
        <Thumbnail src={image?.url} alt={`Line ${line.line_number}`} />
      )}
      {progress?.state === "running" && <Underway progress={progress} />}
      {progress?.state === "failed" && <Failed progress={progress} text="Failed" />}
    </span>
  );
}

type VideoCellProps = { talking: GeneratorRun; action: GeneratorRun; line: MediaLine };

export function VideoCell({ talking, action, line }: VideoCellProps) {
  const talks = useLineProgress(talking, line.line_number);
  const acts = useLineProgress(action, line.line_number);
  const progress = [talks, acts].find((each) => each?.state === "running") ?? talks ?? acts;
  const video = mediaUrl(videoOf(line) || progress?.video_url || progress?.url, "video");

  if (progress?.state === "running") return <Underway progress={progress} />;
  if (video && "url" in video) return <StatusWord status="done">Completed</StatusWord>;
  if (video) return <StatusWord status="failed">{video.refused}</StatusWord>;
  if (progress?.state === "failed") return <Failed progress={progress} text="Failed" />;
  return <StatusWord status={progress?.state === "done" ? "done" : "missing"} />;
}
