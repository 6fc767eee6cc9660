import { memo, useEffect, useRef, type MouseEvent, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { useLineProgress, type GeneratorRun } from "@/jobs/generator-run";
import { paths } from "@/routing/paths";
import { clip } from "@/rules/format";
import { Td, Th } from "@/ui/table";
import { TextLink } from "@/ui/text-link";
import type { MediaLine } from "@/story/generators";
import { ClipCell } from "./clip-cell";
import type { RowProps } from "./virtual-table";
import type { LineProgress } from "@/jobs/generator";
import { imageOf, videoOf } from "@/rules/line-media";
import { mediaUrl, usableUrl } from "@/rules/media-url";
import { deriveShotType, nonSpeakingPart, shotTypeLabel } from "@/rules/shot-type";
import { AudioButton } from "@/ui/audio-button";
import { Thumbnail } from "@/ui/media-frame";
import { StatusWord } from "@/ui/status-word";
import { UnknownWord } from "@/features/script-media/unknown-word";

type ShotRowProps = {
  line: MediaLine;
  /** The runs of the seven generators, in their order. */
  runs: readonly GeneratorRun[];
  tr: RowProps;
  /** Whether the list was opened at a line whose row has not stood before: its link has the focus then. */
  isOpenedAt: (line_number: number) => boolean;
  onComplain: (text: string) => void;
};

const cut = (text: string | undefined) => text && clip(text);

/** A long word breaks anywhere: it must not widen its column. */
const clamped = "line-clamp-4 wrap-anywhere";

/** One shot. Its cells follow the runs by themselves, so that a message renders only the cell it is about. */
export const ShotRow = memo(
  function ShotRow({ line, runs, tr, isOpenedAt, onComplain }: ShotRowProps) {
    const navigate = useNavigate();
    const first = useRef<HTMLTableCellElement>(null);
    useTakesFocus(first, line.line_number, isOpenedAt);
    const [audio, shotTypes, imagePrompts, images, videoPrompts, talking, action] = runs;
    if (!audio || !shotTypes || !imagePrompts || !images || !videoPrompts || !talking || !action) return null;
    const { id, line_number } = line;

    function open() {
      if (id === undefined) return onComplain("Cannot view shot details: Missing line ID");
      void navigate(paths.shot(id));
    }

    /** The row is a wide target for the pointer; the keyboard has the link in its first cell. */
    function openFromRow(event: MouseEvent) {
      const control = event.target instanceof Element && event.target.closest("a, button, audio, video");
      if (!control && !event.defaultPrevented) open();
    }

    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
      <tr {...tr} onClick={openFromRow} className="cursor-pointer">
        <Th ref={first} scope="row" className="tabular-nums">
          {id === undefined ? (
            <button type="button" className="text-accent underline" onClick={open}>
              {line_number}
            </button>
          ) : (
            <TextLink to={paths.shot(id)} aria-label={`Shot of line ${line_number}`}>
              {line_number}
            </TextLink>
          )}
        </Th>
        <Td>
          <p className={clamped}>{cut(line.scene_location)}</p>
        </Td>
        <Td className="wrap-anywhere">{cut(line.character_name)}</Td>
        <Td className="text-dim italic">
          <p className={clamped}>{cut(line.stage_directions)}</p>
        </Td>
        <Td className="font-script">
          <p className={clamped}>{cut(line.dialogue_text)}</p>
        </Td>
        <Td>
          <AudioCell run={audio} line={line} />
        </Td>
        <Td>
          <PromptCell run={imagePrompts} line={line} name="image_prompt" />
        </Td>
        <Td>
          <ImageCell run={images} line={line} />
        </Td>
        <Td>
          <ShotTypeCell run={shotTypes} line={line} />
        </Td>
        <Td>
          <PromptCell run={videoPrompts} line={line} name="action_video_prompt" />
        </Td>
        <Td>
          <VideoCell talking={talking} action={action} line={line} />
        </Td>
      </tr>
    );
  },
  (before, after) =>
    before.line === after.line &&
    before.runs === after.runs &&
    before.onComplain === after.onComplain &&
    before.tr.ref === after.tr.ref &&
    before.tr["data-index"] === after.tr["data-index"],
);

/** What the focus may be taken from: nobody has begun with anything yet. */
const idle = ["BODY", "H1"];

/** Gives the focus to the link of the line that the list was opened at, once. */
function useTakesFocus(
  cell: RefObject<HTMLElement | null>,
  line_number: number,
  isOpenedAt: (line_number: number) => boolean,
) {
  useEffect(() => {
    if (!isOpenedAt(line_number)) return;
    // After the screen's heading, which has it when one arrives.
    queueMicrotask(() => {
      cell.current?.scrollIntoView({ block: "center", inline: "nearest" });
      if (!idle.includes(document.activeElement?.tagName ?? "BODY")) return;
      cell.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    });
  }, [cell, line_number, isOpenedAt]);
}

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

function AudioCell({ run, line }: CellProps) {
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

function ShotTypeCell({ run, line }: CellProps) {
  const progress = useLineProgress(run, line.line_number);
  if (progress?.state === "running") return <Underway progress={progress} />;
  if (progress?.state === "failed") return <Failed progress={progress} text="Error" />;
  return clip(shotTypeLabel(line.shot_type || progress?.shot_type), 40);
}

function PromptCell({ run, line, name }: CellProps & { name: "image_prompt" | "action_video_prompt" }) {
  const progress = useLineProgress(run, line.line_number);
  const prompt = line[name] || progress?.[name];
  if (progress?.state === "running") return <Underway progress={progress} />;
  if (progress?.state === "failed") return <Failed progress={progress} text="Error generating prompt" />;
  if (prompt) return <p className="line-clamp-4 font-script text-dim">{clip(prompt)}</p>;
  const isWanted = name === "image_prompt" || (line.shot_type || deriveShotType(line.character_name)) === "action";
  return isWanted ? <StatusWord status="missing" /> : <Nothing />;
}

function ImageCell({ run, line }: CellProps) {
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

function VideoCell({ talking, action, line }: VideoCellProps) {
  const talks = useLineProgress(talking, line.line_number);
  const acts = useLineProgress(action, line.line_number);
  const progress = [talks, acts].find((each) => each?.state === "running") ?? talks ?? acts;
  const video = mediaUrl(videoOf(line) || progress?.video_url || progress?.url, "video");

  if (progress?.state === "running") return <Underway progress={progress} />;
  if (video && "url" in video)
    return <ClipCell src={video.url} poster={usableUrl(imageOf(line), "image")} line_number={line.line_number} />;
  if (video) return <StatusWord status="failed">{video.refused}</StatusWord>;
  if (progress?.state === "failed") return <Failed progress={progress} text="Failed" />;
  return <StatusWord status={progress?.state === "done" ? "done" : "missing"} />;
}
