import { contextDetails, deleteContext, listContext, updateContextName } from "@/api/contract/context";
import { call } from "@/api/client";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { mayEdit } from "@/rules/permissions";
import { EditableText } from "@/ui/editable-text";
import { cn } from "@/ui/cn";
import { Screen } from "@/ui/screen";
import { Skeleton, SkeletonPanel } from "@/ui/skeleton";
import { toFoot } from "@/ui/to-foot";
import { ContextType } from "./context-type";
import { InformationList, NotesShape } from "./information-list";
import { DeleteButton, useDeletion } from "@/shared/deletion";
import { QueryState } from "@/shared/query-state";
import { useEditableField } from "@/shared/use-editable-field";
import { useContextItem } from "./use-context-item";

export function ContextScreen() {
  const context_id = useRouteId("contextId");
  const { details, trail } = useContextItem(context_id);
  const deletion = useDeletion(deleteContext, {
    refreshes: [listContext],
    done: "The context item was deleted.",
    to: ({ project_id }) => paths.project(project_id),
    failed: "Failed to delete context item. Please try again.",
  });
  const name = useEditableField({
    draftKey: draftKeys.contextName(context_id),
    query: read(contextDetails, { context_id }),
    textOf: ({ contextItem }) => contextItem.name,
    mayEdit: mayEdit(details.data?.permissionLevel),
    validate: (text) => (text.trim() === "" ? "Please enter a name." : undefined),
    save: (text) => call(updateContextName, { context_id, name: text.trim() }),
    refreshes: [contextDetails, listContext],
    failed: "Failed to update name. Please try again.",
    onSaved: deletion.forgetFailure,
  });

  if (!details.data)
    return (
      <Screen title="Context item" trail={trail} width="full">
        <QueryState
          query={details}
          words="Loading context item..."
          notFoundText="Context item not found."
          draftKeys={[draftKeys.contextName(context_id)]}
        >
          <SkeletonPanel>
            <Skeleton className="mb-7 w-32" />
            <NotesShape />
          </SkeletonPanel>
        </QueryState>
      </Screen>
    );

  const { contextItem, permissionLevel, projectId } = details.data;
  const isEditor = mayEdit(permissionLevel);
  return (
    <Screen
      title={contextItem.name}
      trail={trail}
      width="full"
      heading={<EditableText label="Name" look="title" own={name} />}
      actions={
        <ContextType
          context_id={context_id}
          contextType={contextItem.contextType}
          mayEdit={isEditor}
          onSaved={deletion.forgetFailure}
        />
      }
    >
      <div className={cn(toFoot, "flex flex-col gap-6")}>
        <InformationList context_id={context_id} mayEdit={isEditor} />
        {isEditor && (
          <div className="mt-auto">
            <DeleteButton
              label="Delete"
              question="Delete this context item?"
              deletion={deletion}
              input={{ context_id, project_id: projectId }}
            >
              “{contextItem.name}” goes with all its information and files. This cannot be undone.
            </DeleteButton>
          </div>
        )}
      </div>
    </Screen>
  );
}
