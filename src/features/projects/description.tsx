import type { z } from "zod";
import { call } from "@/api/client";
import { projectDetails, updateProjectDescription } from "@/api/contract/project";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { mayEdit } from "@/rules/permissions";
import { useEditableField } from "@/shared/use-editable-field";
import { EditableText } from "@/ui/editable-text";

type DescriptionProps = {
  project_id: string;
  details: z.infer<typeof projectDetails.reply>;
  /** Called after a save, so that the screen can remove outdated error messages. */
  onSaved: () => void;
};

/** What a project is about, under its name: editable for owner and editors. */
export function Description({ project_id, details, onSaved }: DescriptionProps) {
  const { permissionLevel, projectOwnerId = "" } = details;
  const own = useEditableField({
    draftKey: draftKeys.description(project_id),
    query: read(projectDetails, { project_id }),
    textOf: ({ project }) => project.description ?? "",
    mayEdit: mayEdit(permissionLevel),
    save: (text) => call(updateProjectDescription, { project_id, project_owner_id: projectOwnerId, description: text }),
    refreshes: [projectDetails],
    failed: "Failed to update description. Please try again.",
    onSaved,
  });
  return (
    // A long one, and what is being typed, stand in lines as long as one reads.
    <div className="max-w-[720px] min-w-0 has-[textarea]:w-full [&_p]:pt-0.5">
      <EditableText
        label="Description"
        own={own}
        lines={2}
        multiline
        empty={mayEdit(permissionLevel) ? "Add a description" : "No description yet."}
      />
    </div>
  );
}
