import { memo, useEffect, useRef, type MouseEvent, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import type { GeneratorRun } from "@/jobs/generator-run";
import { paths } from "@/routing/paths";
import { clip } from "@/rules/format";
import type { MediaLine } from "@/story/generators";
import { Td, Th } from "@/ui/table";
import { TextLink } from "@/ui/text-link";
import { AudioCell, Character, ImageCell, PromptCell, SceneName, ShotTypeCell, VideoCell } from "./shot-cells";
import type { RowProps } from "./virtual-table";

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
        <Th ref={first} scope="row" className="of-line tabular-nums">
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
        <Td className="of-table">
          <SceneName text={line.scene_location} />
        </Td>
        <Td className="of-who">
          <Character name={line.character_name} />
        </Td>
        <Td className="of-words text-dim italic">
          <p className={clamped}>{cut(line.stage_directions)}</p>
        </Td>
        <Td className="of-words font-script">
          <p className={clamped}>{cut(line.dialogue_text)}</p>
        </Td>
        <Td className="of-audio">
          <AudioCell run={audio} line={line} />
        </Td>
        <Td className="of-table">
          <PromptCell run={imagePrompts} line={line} name="image_prompt" />
        </Td>
        <Td className="of-picture">
          <ImageCell run={images} line={line} />
        </Td>
        <Td className="of-table">
          <ShotTypeCell run={shotTypes} line={line} />
        </Td>
        <Td className="of-table">
          <PromptCell run={videoPrompts} line={line} name="action_video_prompt" />
        </Td>
        <Td className="of-table">
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
