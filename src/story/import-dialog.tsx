import { countScript } from "@/rules/script-counts";
import { Button } from "@/ui/button";
import { cn } from "@/ui/cn";
import { Dialog } from "@/ui/dialog";
import type { EditableField } from "@/ui/editable-text";
import { Screenplay } from "@/ui/screenplay";
import { partsInWords, partsOf } from "./script-parts";

/** The most that a browser lays out at once. The rest of a long script is imported, but not previewed. */
const shown = { characters: 20_000, lines: 500 };

type ImportDialogProps = {
  file: { name: string; text: string } | undefined;
  own: Pick<EditableField, "text" | "isDirty" | "type" | "isSaving">;
  onClose: () => void;
};

/** Previews a script file before it replaces the text of the field. */
export function ImportDialog({ file, own, onClose }: ImportDialogProps) {
  if (!file) return null;
  const isReplacing = own.text.trim() !== "";

  function take(text: string) {
    own.type(text);
    onClose();
  }

  return (
    <Dialog open title={`Import “${file.name}”`} className={isReplacing ? "max-w-6xl" : "max-w-3xl"} onClose={onClose}>
      <div className={cn("grid gap-4", isReplacing && "sm:grid-cols-2")}>
        {isReplacing && <Version title="What is there now" script={own.text} />}
        <Version title={isReplacing ? "What takes its place" : "What it holds"} script={file.text} />
      </div>
      <div className="flex flex-col gap-1">
        <p className="font-medium tabular-nums">{partsInWords(partsOf(file.text))}</p>
        <p>{isReplacing ? `Replaces ${wordsOf(own.text)} with ${wordsOf(file.text)}` : wordsOf(file.text)}</p>
        {isReplacing && own.isDirty && <p>What you typed has not been saved and will be replaced.</p>}
        <p className="text-sm text-dim">It is saved when you choose Save Script.</p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busy={own.isSaving} onClick={() => take(file.text)}>
          {isReplacing ? "Replace" : "Import"}
        </Button>
      </div>
    </Dialog>
  );
}

function Version({ title, script }: { title: string; script: string }) {
  const beginning = beginningOf(script);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 className="text-sm text-dim">{title}</h3>
      <Screenplay label={title} script={beginning} scrolls className="h-[50dvh] max-sm:h-[28dvh]" />
      {beginning.length < script.length && <p className="text-sm text-dim">Only the beginning is shown.</p>}
    </div>
  );
}

const beginningOf = (text: string) => text.slice(0, shown.characters).split("\n", shown.lines).join("\n");

function wordsOf(text: string): string {
  const { words } = countScript(text);
  return `${words.toLocaleString("en")} ${words === 1 ? "word" : "words"}`;
}
