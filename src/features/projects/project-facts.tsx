import { useState } from "react";
import type { z } from "zod";
import { errorText } from "@/api/api-error";
import { projectDetails, updateProjectDescription, updateProjectImageStyle } from "@/api/contract/project";
import { send, useAction } from "@/api/query";
import { mayEdit } from "@/rules/permissions";
import { Chip } from "@/ui/chip";
import { EditableText } from "@/ui/editable-text";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";

export const imageStyles = ["Classic Anime", "Comic Book", "CyberPunk", "Digital Art", "Fantasy Art", "Film Noir"];
const defaultImageStyle = "Digital Art";

type ProjectFactsProps = { project_id: string; details: z.infer<typeof projectDetails.reply> };

/** Description and image style; for owner and editor to change, for others to read. */
export function ProjectFacts({
  project_id,
  details: { project, permissionLevel, projectOwnerId = "" },
}: ProjectFactsProps) {
  const describe = useAction(send(updateProjectDescription, { refreshes: [projectDetails] }));
  const style = useAction(send(updateProjectImageStyle, { refreshes: [projectDetails] }));
  // While a choice is being saved it is shown; a refusal puts the server's value back.
  const [chosen, setChosen] = useState<string>();
  const image_style = chosen ?? project.image_style ?? defaultImageStyle;

  async function choose(next: string) {
    setChosen(next);
    await style.mutateAsync({ project_id, project_owner_id: projectOwnerId, image_style: next }).catch(() => undefined);
    setChosen(undefined);
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <EditableText
          label="Description"
          value={project.description ?? ""}
          multiline
          empty="No description yet."
          mayEdit={mayEdit(permissionLevel)}
          onSave={(description) => describe.mutateAsync({ project_id, project_owner_id: projectOwnerId, description })}
          error={errorText(describe.error, "Failed to update description. Please try again.")}
        />
      </div>
      {mayEdit(permissionLevel) ? (
        <Field
          label="Image Style"
          error={style.isError ? errorText(style.error, "Failed to update image style. Please try again.") : undefined}
        >
          <Select value={image_style} disabled={style.isPending} onChange={(event) => void choose(event.target.value)}>
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
