import type { z } from "zod";
import { call } from "@/api/client";
import { projectDetails, updateProjectDescription, updateProjectImageStyle } from "@/api/contract/project";
import { read } from "@/api/query";
import { useLatestSave } from "@/api/use-latest-save";
import { draftKeys } from "@/drafts/draft-keys";
import { mayEdit } from "@/rules/permissions";
import { useEditableField } from "@/shared/use-editable-field";
import { Chip } from "@/ui/chip";
import { EditableText } from "@/ui/editable-text";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";

export const imageStyles = ["Classic Anime", "Comic Book", "CyberPunk", "Digital Art", "Fantasy Art", "Film Noir"];
const defaultImageStyle = "Digital Art";

type ProjectFactsProps = {
  project_id: string;
  details: z.infer<typeof projectDetails.reply>;
  /** Called after a save, so that the screen can remove outdated error messages. */
  onSaved: () => void;
};

/** Description and image style: editable for owner and editors, read-only for others. */
export function ProjectFacts({
  project_id,
  details: { project, permissionLevel, projectOwnerId = "" },
  onSaved,
}: ProjectFactsProps) {
  const description = useEditableField({
    draftKey: draftKeys.description(project_id),
    query: read(projectDetails, { project_id }),
    textOf: (details) => details.project.description ?? "",
    mayEdit: mayEdit(permissionLevel),
    save: (text) => call(updateProjectDescription, { project_id, project_owner_id: projectOwnerId, description: text }),
    refreshes: [projectDetails],
    failed: "Failed to update description. Please try again.",
    onSaved,
  });
  const style = useLatestSave({
    save: async (next: string) => {
      await call(updateProjectImageStyle, { project_id, project_owner_id: projectOwnerId, image_style: next });
      onSaved();
    },
    refreshes: [projectDetails],
    failed: "Failed to update image style. Please try again.",
  });
  // Optimistic: shows the chosen style while it is being saved, and the server's value again if that fails.
  const image_style = style.pending ?? project.image_style ?? defaultImageStyle;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <EditableText label="Description" own={description} multiline empty="No description yet." />
      </div>
      {mayEdit(permissionLevel) ? (
        <Field label="Image Style" error={style.failure}>
          <Select
            value={image_style}
            isSaving={style.pending !== undefined}
            saves={style.saves}
            onChange={(event) => void style.change(event.target.value)}
          >
            {!imageStyles.includes(image_style) && <option>{image_style}</option>}
            {imageStyles.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      ) : (
        <p className="flex items-center gap-2 text-sm text-dim">
          Image Style <Chip>{image_style}</Chip>
        </p>
      )}
    </div>
  );
}
