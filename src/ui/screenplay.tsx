import { memo, useMemo } from "react";
import { cn } from "./cn";
import { emphasisOf, type Run } from "./screenplay-emphasis";
import { readScreenplay, type ScreenplayKind } from "./screenplay-lines";
import { setScript, type Block, type SetLine } from "./screenplay-pages";

const speechColumn = "ps-[11ch] pe-[15ch] @max-[34rem]:ps-[5ch] @max-[34rem]:pe-[1ch]";

/** The columns of a page of 61 characters, from where a line begins; a narrow sheet has them nearer together. */
const looks: Record<ScreenplayKind, string> = {
  title: "text-center font-bold uppercase",
  credit: "text-center text-dim",
  contact: "text-sm text-dim",
  heading: "font-bold uppercase",
  action: "",
  cue: "ps-[22ch] @max-[34rem]:ps-[14ch]",
  parenthetical: "ps-[16ch] pe-[20ch] @max-[34rem]:ps-[9ch] @max-[34rem]:pe-[6ch]",
  dialogue: speechColumn,
  lyric: `italic ${speechColumn}`,
  transition: "text-end uppercase",
  centred: "text-center",
  note: "text-dim",
  section: "font-bold text-dim",
  synopsis: "text-dim italic",
  break: "border-b",
  blank: "",
};

/** Side by side there is room for half a column. */
const dualLooks: Partial<typeof looks> = {
  cue: "text-center",
  parenthetical: "text-center",
  dialogue: "",
  lyric: "italic",
};

const scrollHere = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: "center" });

type ScreenplayProps = {
  script: string;
  /** What the page is, where there is more than one. */
  label?: string | undefined;
  /** The line that somebody came for: it is marked, and scrolled to. */
  marked?: number | undefined;
  /** Whether it is a window on the script, as high as its class says, and not as long as it. */
  scrolls?: boolean | undefined;
  className?: string | undefined;
};

/** A script as a page of a screenplay, on dark paper. Whoever types beside it does not have it read again. */
export const Screenplay = memo(function Screenplay({
  script,
  label = "Screenplay",
  marked,
  scrolls = false,
  className,
}: ScreenplayProps) {
  const { titlePage, scenes } = useMemo(() => setScript(readScreenplay(script)), [script]);
  return (
    <div
      role="region"
      aria-label={label}
      // What scrolls must be reached by keyboard.
      tabIndex={scrolls ? 0 : undefined}
      // A long one is painted by itself: not again at every key that is typed beside it.
      className={cn(
        "@container rounded-xl border bg-ink-900 px-4 py-8 contain-content",
        scrolls && "overflow-y-auto",
        className,
      )}
    >
      <div className="mx-auto max-w-[61ch] font-script leading-5 wrap-anywhere whitespace-pre-wrap">
        {titlePage.length > 0 && (
          <header className="mb-8 border-b pt-4 pb-10 print:break-after-page">
            {titlePage.map((line, at) => (
              <Line
                key={line.at}
                line={line}
                isMarked={line.at === marked}
                // What stands under the title, and what at the foot of its page.
                className={at > 0 && line.kind !== titlePage[at - 1]?.kind && "mt-5"}
              />
            ))}
          </header>
        )}
        {scenes.map(({ blocks, height }, scene) => (
          // What is not in sight is not laid out; until it is, it is about as high as this.
          <div
            key={scene}
            className={cn("[content-visibility:auto]", scene > 0 && "pt-5")}
            style={{ containIntrinsicBlockSize: `auto ${height * 20}px` }}
          >
            {blocks.map((block, at) => (
              <BlockOf key={at} block={block} isFirst={at === 0} marked={marked} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});

type BlockProps = { block: Block; isFirst: boolean; marked: number | undefined };

function BlockOf({ block, isFirst, marked }: BlockProps) {
  if ("at" in block)
    return <Line line={block} isMarked={block.at === marked} className={!isFirst && block.isApart && "mt-5"} />;
  return (
    <div className="mt-5 grid grid-cols-2 gap-x-[3ch]">
      {[block.left, block.right].map((speech, side) => (
        <div key={side}>
          {speech.map((line) => (
            <Line key={line.at} line={line} isMarked={line.at === marked} look={dualLooks[line.kind]} />
          ))}
        </div>
      ))}
    </div>
  );
}

type LineProps = { line: SetLine; isMarked: boolean; look?: string | undefined; className?: string | false };

function Line({ line: { kind, text }, isMarked, look = looks[kind], className }: LineProps) {
  // Most lines are set in one way, and a long script has thousands.
  const words = /[*_[\\]/.test(text) ? emphasisOf(text).map((run, at) => <Words key={at} run={run} />) : text;
  return (
    <p dir="auto" className={cn(look, className)}>
      {isMarked ? (
        <mark ref={scrollHere} className="rounded-sm bg-accent/25 text-text">
          {words}
        </mark>
      ) : (
        words
      )}
    </p>
  );
}

function Words({ run: { text, isBold, isItalic, isUnderlined, isNote } }: { run: Run }) {
  let words = <>{text}</>;
  if (isNote) words = <span className="text-dim">{words}</span>;
  if (isUnderlined) words = <u>{words}</u>;
  if (isItalic) words = <em>{words}</em>;
  return isBold ? <strong>{words}</strong> : words;
}
