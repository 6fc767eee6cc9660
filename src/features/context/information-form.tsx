import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { call } from "@/api/client";
import { addInformation, informationDetails, listInformation, updateInformation } from "@/api/contract/context";
import { read, refresh, cacheReply } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { paths } from "@/routing/paths";
import { useEditableField } from "@/shared/use-editable-field";
import { CompareTextsDialog } from "@/ui/compare-texts-dialog";
import { Button } from "@/ui/button";
import { Field, TextArea, TextInput } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import { PermissionLostNotice } from "@/ui/permission-lost-notice";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { useSaveKey } from "@/ui/save-key";
import "./context.css";

type Entry = { name: string; information: string };

/** An editable field holds one text, so name and text of an entry are joined: the name is the first line. */
const joined = ({ name, information }: Entry) => (name === "" && information === "" ? "" : `${name}\n\n${information}`);

function parted(text: string): Entry {
  const [name = ""] = text.split("\n\n", 1);
  return { name, information: text.slice(name.length + 2) };
}

const isComplete = ({ name, information }: Entry) => name.trim() !== "" && information.trim() !== "";

type InformationFormProps = {
  context_id: string;
  /** The entry to edit; without it the form adds a new one. */
  info_id?: string;
  mayEdit: boolean;
};

/** Name and text of an entry. After a failed save the fields keep their text. */
export function InformationForm({ context_id, info_id, mayEdit }: InformationFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const added = useRef<string>(undefined);
  const own = useEditableField({
    draftKey: draftKeys.information(context_id, info_id),
    query: read(informationDetails, { context_id, info_id: info_id ?? "" }),
    isNew: info_id === undefined,
    textOf: (reply) => joined(reply.information),
    mayEdit,
    validate: (text) => (isComplete(parted(text)) ? undefined : "An entry has a name and a text."),
    save: async (text) => {
      const entry = { name: parted(text).name.trim(), information: parted(text).information };
      const fields = { context_id, info_name: entry.name, information: entry.information };
      if (info_id !== undefined) return await call(updateInformation, { ...fields, info_id });
      const { id } = await call(addInformation, fields);
      if (id === undefined) {
        // It may have been added or not. The refetched list shows which, and the form keeps its text.
        await refresh(client, [listInformation]);
        throw new Error("The entry has no id");
      }
      added.current = id;
      cacheReply(client, informationDetails, { context_id, info_id: id }, { information: entry });
    },
    refreshes: info_id === undefined ? [listInformation] : [listInformation, informationDetails],
    failed: "Failed to save information. Please try again.",
  });
  const { name, information } = parted(own.text);

  /** A new entry keeps its screen open, so that files can be added. */
  async function leaveAfter(saving: Promise<boolean>) {
    if (!(await saving)) return;
    if (added.current === undefined) void navigate(paths.context(context_id));
    else void navigate(paths.information(context_id, added.current), { replace: true });
  }

  const saved = useSaveKey(async () => {
    if (!mayEdit || own.complaint !== undefined || !own.isDirty || own.isSaving) return false;
    if (info_id !== undefined) return own.save();
    await leaveAfter(own.save());
    return false;
  });

  if (!mayEdit)
    return (
      <div className="flex min-w-0 flex-col gap-4">
        <PermissionLostNotice own={own} />
        <Panel title="Information" className="grow">
          <p dir="auto" className="max-w-[75ch] text-[1.0625rem] leading-7 whitespace-pre-wrap wrap-anywhere">
            {parted(own.saved).information}
          </p>
        </Panel>
      </div>
    );
  const isNew = info_id === undefined;
  return (
    <Panel title={isNew ? "New entry" : "Entry"} fills>
      <Form className="grow" onSubmit={() => own.complaint === undefined && void leaveAfter(own.save())}>
        <DraftRecoveryNotice kept={own.kept} present={own.text} discard={own.discard} onRestore={own.restore} />
        <Field label="Name">
          <TextInput
            className="lg:h-11"
            value={name}
            autoFocus={isNew}
            autoComplete="off"
            readOnly={own.isSaving}
            onChange={(event) => own.type(joined({ name: event.target.value, information }))}
          />
        </Field>
        <Field label="Information" className="grow">
          <TextArea
            value={information}
            grows
            className="entry-text min-h-[8lh] grow lg:text-[1.0625rem] lg:leading-7"
            readOnly={own.isSaving}
            onChange={(event) => own.type(joined({ name, information: event.target.value }))}
          />
        </Field>
        {own.failure && <Notice tone="bad">{own.failure}</Notice>}
        <FormActions>
          <Button type="submit" variant="primary" busy={own.isSaving} disabled={own.complaint !== undefined}>
            {own.isSaving ? "Saving..." : "Save"}
          </Button>
          {saved}
          <Button variant="ghost" onClick={() => void navigate(paths.context(context_id))}>
            Cancel
          </Button>
        </FormActions>
        <CompareTextsDialog own={own} onKeepMine={() => void leaveAfter(own.keepMine())} />
      </Form>
    </Panel>
  );
}
