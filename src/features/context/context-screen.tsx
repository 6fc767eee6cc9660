import { useNavigate } from "react-router-dom";
import { contextDetails, deleteContext, listContext, updateContextName } from "@/api/contract/context";
import { call } from "@/api/client";
import { read, sendDeletion, useAction } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { mayEdit } from "@/rules/permissions";
import { DeleteButton } from "@/ui/delete-button";
import { EditableText } from "@/ui/editable-text";
import { Screen } from "@/ui/screen";
import { toast } from "@/ui/toast";
import { ContextType } from "./context-type";
import { InformationList } from "./information-list";
import { QueryState } from "@/shared/query-state";
import { useEditableField } from "@/shared/use-editable-field";
import { useContextItem } from "./use-context-item";

export function ContextScreen() {
  const context_id = useId("contextId");
  const navigate = useNavigate();
  const { details, trail } = useContextItem(context_id);
  const remove = useAction({
    ...sendDeletion(deleteContext, [listContext]),
    failed: () => "Failed to delete context item. Please try again.",
    onSuccess: (_, { project_id }) => {
      toast.ok("The context item was deleted.");
      return navigate(paths.project(project_id), { replace: true });
    },
  });
  /** After another save the error of a failed deletion is outdated. A deletion in flight is not reset. */
  const forgetFailure = () => {
    if (remove.isError) remove.reset();
  };
  const name = useEditableField({
    draftKey: draftKeys.contextName(context_id),
    query: read(contextDetails, { context_id }),
    textOf: ({ contextItem }) => contextItem.name,
    mayEdit: mayEdit(details.data?.permissionLevel),
    validate: (text) => (text.trim() === "" ? "Please enter a name." : undefined),
    save: (text) => call(updateContextName, { context_id, name: text.trim() }),
    refreshes: [contextDetails, listContext],
    failed: "Failed to update name. Please try again.",
    onSaved: forgetFailure,
  });

  if (!details.data)
    return (
      <Screen title="Context item" trail={trail}>
        <QueryState
          query={details}
          words="Loading context item..."
          notFoundText="Context item not found."
          draftKeys={[draftKeys.contextName(context_id)]}
        />
      </Screen>
    );

  const { contextItem, permissionLevel, projectId } = details.data;
  const isEditor = mayEdit(permissionLevel);
  return (
    <Screen title={contextItem.name} trail={trail} heading={<EditableText label="Name" look="title" own={name} />}>
      <div className="flex flex-col gap-6">
        <ContextType
          context_id={context_id}
          contextType={contextItem.contextType}
          mayEdit={isEditor}
          onSaved={forgetFailure}
        />
        <InformationList context_id={context_id} mayEdit={isEditor} />
        {isEditor && (
          <div className="border-t pt-6">
            <DeleteButton
              label="Delete"
              question="Delete this context item?"
              onDelete={() => remove.mutateAsync({ context_id, project_id: projectId })}
              error={remove.failure}
            >
              “{contextItem.name}” goes with all its information and files. This cannot be undone.
            </DeleteButton>
          </div>
        )}
      </div>
    </Screen>
  );
}
