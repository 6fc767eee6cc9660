import { countScript } from "@/rules/script-counts";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import type { OwnText } from "@/ui/own-text";
import { Screenplay } from "@/ui/screenplay";

/** What a browser lays out at once; the rest of a long script is taken, but not shown. */
const shown = { characters: 20_000, lines: 500 };

type ImportDialogProps = {
  file: { name: string; text: string } | undefined;
  own: Pick<OwnText, "text" | "isDirty" | "type" | "isSaving">;
  onClose: () => void;
};

/** Shows a script file before it takes the place of what stands in the field. */
export function ImportDialog({ file, own, onClose }: ImportDialogProps) {
  if (!file) return null;
  const isReplacing = own.text.trim() !== "";
  const beginning = beginningOf(file.text);

  function take(text: string) {
    own.type(text);
    onClose();
  }

  return (
    <Dialog open title={`Import “${file.name}”`} className="max-w-3xl" onClose={onClose}>
      <div>
        <Screenplay script={beginning} className="max-h-[50dvh] overflow-y-auto" />
        {beginning.length < file.text.length && <p className="mt-2 text-sm text-dim">Only the beginning is shown.</p>}
      </div>
      <div className="flex flex-col gap-1">
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

const beginningOf = (text: string) => text.slice(0, shown.characters).split("\n", shown.lines).join("\n");

function wordsOf(text: string): string {
  const { words } = countScript(text);
  return `${words.toLocaleString("en")} ${words === 1 ? "word" : "words"}`;
}
