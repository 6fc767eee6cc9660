import { scriptFileEndings } from "@/rules/script-file";
import { ImportDialog } from "@/story/import-dialog";
import { useScriptImport } from "@/story/use-script-import";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { DropTarget, FileButton } from "@/ui/file-drop";
import { Form, FormActions } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import { Notice } from "@/ui/notice";
import type { EditableField } from "@/ui/editable-text";
import { useSaveKey } from "@/ui/save-key";
import { ScriptArea } from "@/ui/script-area";

type ScriptFormProps = { own: EditableField; onSave: () => unknown };

/** The user's own script: typed or imported from a file. */
export function ScriptForm({ own, onSave }: ScriptFormProps) {
  const imported = useScriptImport();
  const saved = useSaveKey(async () => {
    if (!own.isDirty || own.isSaving) return false;
    imported.forget();
    return own.save();
  });

  return (
    <Form
      onSubmit={() => {
        imported.forget();
        return onSave();
      }}
    >
      <DraftRecoveryNotice kept={own.kept} present={own.text} discard={own.discard} onRestore={own.restore} />
      <DropTarget
        words="Drop a .fountain or .txt file to import it"
        disabled={own.isSaving}
        onChoose={imported.look}
        onMany={imported.refuseMany}
      >
        <Field label="Current Script" hideLabel error={own.failure}>
          <ScriptArea className="script-field" value={own.text} readOnly={own.isSaving} onType={own.type} />
        </Field>
      </DropTarget>
      {imported.refused && <Notice tone="bad">{imported.refused}</Notice>}
      <FormActions>
        <Button type="submit" variant="primary" busy={own.isSaving} disabled={own.text === "" && !own.isDirty}>
          {own.isSaving ? "Saving..." : "Save Script"}
        </Button>
        {saved}
        <FileButton label="Import File" accept={scriptFileEndings} disabled={own.isSaving} onChoose={imported.look} />
        <span className="text-sm text-dim">
          .fountain or .txt<span className="max-sm:hidden">, or drop it on the script</span>
        </span>
      </FormActions>
      <ImportDialog file={imported.file} own={own} onClose={imported.forget} />
    </Form>
  );
}
