import { call } from "@/api/client";
import { contextDetails, listContext, updateContextType } from "@/api/contract/context";
import { useLatestSave } from "@/api/use-latest-save";
import { Chip } from "@/ui/chip";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";

const contextTypes = ["Character", "Plot", "Setting", "Style", "Theme", "Uncategorized"];
const defaultType = "Uncategorized";

type ContextTypeProps = {
  context_id: string;
  contextType: string | undefined;
  mayEdit: boolean;
  /** Called after a save, so that the screen can remove outdated error messages. */
  onSaved: () => void;
};

/** The type, saved as soon as it is chosen. When the save fails, the server's value is shown again with the error. */
export function ContextType({ context_id, contextType, mayEdit, onSaved }: ContextTypeProps) {
  const save = useLatestSave({
    save: async (context_type: string) => {
      await call(updateContextType, { context_id, context_type });
      onSaved();
    },
    refreshes: [contextDetails, listContext],
    failed: "Failed to update type. Please try again.",
  });
  const type = save.pending ?? contextType ?? defaultType;

  if (!mayEdit)
    return (
      <p className="flex min-h-8 items-center gap-2 text-sm text-dim">
        Type <Chip>{type}</Chip>
      </p>
    );
  return (
    <Field
      label="Type"
      // Beside the title there is room for one line only.
      className="max-sm:grow sm:-my-0.5 sm:grid sm:grid-cols-[auto_12rem] sm:items-center sm:gap-x-3 [&>[role=alert]]:col-start-2"
      error={save.failure}
    >
      <Select
        value={type}
        isSaving={save.pending !== undefined}
        saves={save.saves}
        onChange={(event) => void save.change(event.target.value)}
      >
        {[...new Set([...contextTypes, type])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  );
}
