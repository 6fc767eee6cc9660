import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { call } from "@/api/client";
import { addInformation, informationDetails, listInformation, updateInformation } from "@/api/contract/context";
import { remember, useAction } from "@/api/query";
import { paths } from "@/routing/paths";
import { Button } from "@/ui/button";
import { Field, TextArea, TextInput } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { Notice } from "@/ui/notice";

type Entry = { name: string; information: string };

type InformationFormProps = {
  context_id: string;
  /** Of the entry that is edited; without it a new one is added. */
  info_id?: string;
  saved?: Entry;
};

/** Name and text of an entry. What is typed stays when a save fails. */
export function InformationForm({ context_id, info_id, saved = { name: "", information: "" } }: InformationFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState(saved.name);
  const [information, setInformation] = useState(saved.information);
  const isComplete = name.trim() !== "" && information.trim() !== "";

  const save = useAction({
    mutationFn: async (entry: Entry) => {
      const fields = { context_id, info_name: entry.name, information: entry.information };
      if (info_id === undefined) return (await call(addInformation, fields)).id;
      await call(updateInformation, { ...fields, info_id });
      return info_id;
    },
    meta: { refreshes: [listInformation] },
    onSuccess: (id, entry) => {
      if (id !== undefined) remember(client, informationDetails, { context_id, info_id: id }, { information: entry });
      // A new entry stays on the screen, so that files can be added to it.
      if (info_id !== undefined || id === undefined) return navigate(paths.context(context_id));
      return navigate(paths.information(context_id, id), { replace: true });
    },
  });

  return (
    <Form onSubmit={() => isComplete && save.mutate({ name: name.trim(), information })}>
      <Field label="Name">
        <TextInput
          value={name}
          autoFocus={info_id === undefined}
          autoComplete="off"
          readOnly={save.isPending}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Information">
        <TextArea
          value={information}
          grows
          className="min-h-[8lh]"
          readOnly={save.isPending}
          onChange={(event) => setInformation(event.target.value)}
        />
      </Field>
      {save.isError && <Notice tone="bad">Failed to save information. Please try again.</Notice>}
      <FormActions>
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!isComplete}>
          {save.isPending ? "Saving..." : "Save"}
        </Button>
        <Button variant="ghost" onClick={() => void navigate(paths.context(context_id))}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
