import { scriptFileEndings, readScriptFile } from "@/rules/script-file";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { DropTarget, FileButton } from "@/ui/file-drop";
import { Form, FormActions } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import { Notice } from "@/ui/notice";
import type { EditableField } from "@/ui/editable-text";
import { useSaveKey } from "@/ui/save-key";
import { ScriptArea } from "@/ui/script-area";
import { ImportDialog } from "./import-dialog";
import { useRef, useState } from "react";

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
          <ScriptArea
            className="h-[52dvh] lg:h-[max(52dvh,calc(100dvh-25rem))]"
            value={own.text}
            readOnly={own.isSaving}
            onType={own.type}
          />
        </Field>
      </DropTarget>
      {imported.refused && <Notice tone="bad">{imported.refused}</Notice>}
      <FormActions>
        <Button type="submit" variant="primary" busy={own.isSaving}>
          {own.isSaving ? "Saving..." : "Save Script"}
        </Button>
        {saved}
        <FileButton label="Import File" accept={scriptFileEndings} disabled={own.isSaving} onChoose={imported.look} />
        <span className="text-sm text-dim">.fountain or .txt, or drop it on the script</span>
      </FormActions>
      <ImportDialog file={imported.file} own={own} onClose={imported.forget} />
    </Form>
  );
}

/** The chosen file, to be previewed or refused before it is imported. */
function useScriptImport() {
  const [found, setFound] = useState<Awaited<ReturnType<typeof readScriptFile>>>();
  const newest = useRef<File>(undefined);
  const forget = () => {
    newest.current = undefined;
    setFound(undefined);
  };
  return {
    look: async (file: File) => {
      newest.current = file;
      setFound(undefined);
      const read = await readScriptFile(file);
      if (newest.current === file) setFound(read);
    },
    refuseMany: () => {
      newest.current = undefined;
      setFound({ refused: "Nothing was imported: please drop one file at a time." });
    },
    file: found && "text" in found ? found : undefined,
    refused: found && "refused" in found ? found.refused : undefined,
    forget,
  };
}
