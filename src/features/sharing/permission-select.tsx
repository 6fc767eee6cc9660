import { call } from "@/api/client";
import { listProjects, projectDetails } from "@/api/contract/project";
import { projectPermissions, setProjectPermission, type PermissionRecord } from "@/api/contract/share";
import { useLatestSave } from "@/api/use-latest-save";
import { levelsOnOffer } from "@/rules/sharing";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { LevelOptions } from "./level-options";
import { sentenceOf } from "./levels";
import type { SharedProject } from "./shared-project";

type PermissionSelectProps = SharedProject & { person: PermissionRecord; onRemove: () => void };

/**
 * A person's level. A choice is shown at once and reverted if the server refuses it. "remove" only opens the dialog.
 */
export function PermissionSelect({ project, me, person, onRemove, ...shared }: PermissionSelectProps) {
  const { email, sharedby } = person;
  const save = useLatestSave({
    save: async (permission: string) => {
      try {
        await call(setProjectPermission, { projectId: project.id, email, permission, sharedBy: sharedby ?? null });
      } catch (failure) {
        shared.onRefused(email);
        throw failure;
      }
      shared.onChanged();
      // The user's own level decides which controls this and other screens offer.
    },
    refreshes: [projectPermissions, projectDetails, listProjects],
    failed: "Failed to update permission. Please try again.",
  });
  const level = save.pending ?? person.permission;
  const offered: string[] = levelsOnOffer(me.role);

  return (
    <Field
      label={`Permission of ${email}`}
      hideLabel
      className="min-w-40"
      error={shared.refused.includes(email) ? "Failed to update permission. Please try again." : undefined}
    >
      <Select
        value={level}
        title={sentenceOf(level)}
        isSaving={save.pending !== undefined}
        saves={save.saves}
        onChange={(event) => (event.target.value === "remove" ? onRemove() : void save.change(event.target.value))}
      >
        {/* A level above the user's own, granted by somebody else, is shown but cannot be chosen. */}
        {!offered.includes(level) && <option disabled>{level}</option>}
        <LevelOptions levels={offered} />
        <option data-hint="Asks first.">remove</option>
      </Select>
    </Field>
  );
}
