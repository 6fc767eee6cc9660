import { memo, type MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { GeneratorRun } from "@/jobs/generator-run";
import { paths } from "@/routing/paths";
import { clip } from "@/rules/format";
import { Td, Th } from "@/ui/table";
import { TextLink } from "@/ui/text-link";
import type { MediaLine } from "@/features/script-media/generation/generators";
import { AudioCell, ImageCell, PromptCell, ShotTypeCell, VideoCell } from "./shot-cells";
import type { RowProps } from "./virtual-table";

type ShotRowProps = {
  line: MediaLine;
  /** The runs of the seven generators, in their order. */
  runs: readonly GeneratorRun[];
  tr: RowProps;
  onComplain: (text: string) => void;
};

const cut = (text: string | undefined) => text && clip(text);

/** A long word breaks anywhere: it must not widen its column. */
const clamped = "line-clamp-4 wrap-anywhere";

/** One shot. Its cells follow the runs by themselves, so that a message renders only the cell it is about. */
export const ShotRow = memo(
  function ShotRow({ line, runs, tr, onComplain }: ShotRowProps) {
    const navigate = useNavigate();
    const [audio, shotTypes, imagePrompts, images, videoPrompts, talking, action] = runs;
    if (!audio || !shotTypes || !imagePrompts || !images || !videoPrompts || !talking || !action) return null;
    const { id, line_number } = line;

    function open() {
      if (id === undefined) return onComplain("Cannot view shot details: Missing line ID");
      void navigate(paths.shot(id));
    }

    /** The row is a wide target for the pointer; the keyboard has the link in its first cell. */
    function openFromRow(event: MouseEvent) {
      const control = event.target instanceof Element && event.target.closest("a, button, audio");
      if (!control && !event.defaultPrevented) open();
    }

    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
      <tr {...tr} onClick={openFromRow} className="cursor-pointer">
        <Th scope="row" className="tabular-nums">
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
