import { Sparkles } from "lucide-react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { paths } from "@/routing/paths";
import { insertCue } from "@/rules/insert-cue";
import { scriptFileEndings } from "@/rules/script-file";
import { ImportDialog } from "@/story/import-dialog";
import { useScriptImport } from "@/story/use-script-import";
import { Button, ButtonLink } from "@/ui/button";
import { CompareTextsDialog } from "@/ui/compare-texts-dialog";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import type { EditableField } from "@/ui/editable-text";
import { Field, TextArea } from "@/ui/field";
import { DropTarget, FileButton } from "@/ui/file-drop";
import { Form } from "@/ui/form";
import { Notice } from "@/ui/notice";
import { useSaveKey } from "@/ui/save-key";
import { useMedia } from "@/ui/use-media";
import { CastCues } from "./cast-cues";

type ScriptBoxProps = {
  story_id: string;
  project_id: string;
  own: EditableField;
  /** Where one writes. */
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Where a script begins: written here, imported, or asked for. The desk with all its tools is Edit Script. */
export function ScriptBox({ story_id, project_id, own, field }: ScriptBoxProps) {
  const imported = useScriptImport();
  const isEmpty = own.text.trim() === "";
  // Under a thumb a keyboard would cover what is to be read first.
  const hasKeyboard = useMedia("(pointer: fine)");

  async function save(): Promise<boolean> {
    if (isEmpty || own.isSaving) return false;
    imported.forget();
    return own.save();
  }
  const saved = useSaveKey(save);

  function speak(name: string) {
    const cue = insertCue(own.text, field.current?.selectionStart ?? own.text.length, name);
    flushSync(() => own.type(cue.script));
    field.current?.focus();
    field.current?.setSelectionRange(cue.at, cue.at);
  }

  return (
    <Form onSubmit={save} className="gap-3">
      <DraftRecoveryNotice kept={own.kept} present={own.text} discard={own.discard} onRestore={own.restore} />
      <DropTarget
        words="Drop a .fountain or .txt file to import it"
        disabled={own.isSaving}
        onChoose={imported.look}
        onMany={imported.refuseMany}
      >
        <div className="script-box overflow-hidden rounded-xl border border-edge bg-ink-900 has-[textarea:focus]:outline-2 has-[textarea:focus]:outline-accent">
          <Field label="Script" hideLabel error={own.failure} className="[&>[role=alert]]:px-4 [&>[role=alert]]:pb-3">
            <TextArea
              ref={field}
              script
              autoFocus={hasKeyboard}
              value={own.text}
              readOnly={own.isSaving}
              placeholder={"INT. TRAFFIC LIGHT--NIGHT\n\nWrite the first scene here, or paste a whole script."}
              onChange={({ target }) => own.type(target.value)}
              className="max-h-[max(16.5rem,calc(100dvh-27rem))] min-h-66 resize-none rounded-none border-0 bg-transparent px-4 py-5 field-sizing-content focus-visible:outline-none sm:min-h-98 sm:px-8 sm:py-7"
            />
          </Field>
          <CastCues project_id={project_id} disabled={own.isSaving} onCue={speak} />
          <div className="grid grid-cols-2 items-center gap-2 border-t bg-ink-850 px-4 py-3 max-sm:*:min-h-11 max-sm:*:px-2 sm:flex sm:flex-wrap">
            <FileButton
              label="Import File"
              accept={scriptFileEndings}
              disabled={own.isSaving}
              onChoose={imported.look}
            />
            <ButtonLink to={paths.editScript(story_id)}>
              <Sparkles aria-hidden />
              Ask the AI
            </ButtonLink>
            <span className="mr-auto text-sm text-dim max-sm:hidden">.fountain or .txt, dropped here too</span>
            {saved}
            <Button type="submit" disabled={isEmpty} busy={own.isSaving} className="max-sm:col-span-2">
              {own.isSaving ? "Saving..." : "Save Script"}
            </Button>
          </div>
        </div>
      </DropTarget>
      {imported.refused && <Notice tone="bad">{imported.refused}</Notice>}
      <ImportDialog file={imported.file} own={own} onClose={imported.forget} />
      <CompareTextsDialog own={own} script onKeepMine={() => void own.keepMine()} />
    </Form>
  );
}
