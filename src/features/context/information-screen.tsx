import { useQuery } from "@tanstack/react-query";
import { deleteInformation, informationDetails, listInformation } from "@/api/contract/context";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId, useQueryId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { mayEdit } from "@/rules/permissions";
import { DeleteButton, useDeletion } from "@/shared/deletion";
import { EmptyState } from "@/ui/empty-state";
import { OnlyEditors } from "@/shared/only-editors";
import { Panel } from "@/ui/panel";
import { cn } from "@/ui/cn";
import { Screen } from "@/ui/screen";
import { SkeletonPanel } from "@/ui/skeleton";
import { toFoot } from "@/ui/to-foot";
import { Attachments } from "./attachments";
import "./context.css";
import { InformationForm } from "./information-form";
import { QueryState } from "@/shared/query-state";
import { useContextItem } from "./use-context-item";

/** Shows and edits one entry of a context item. Without `infoId` in the address it adds one. */
export function InformationScreen() {
  const context_id = useRouteId("contextId");
  const info_id = useQueryId("infoId");
  const { details, trail, step } = useContextItem(context_id);
  const entry = useQuery({
    ...read(informationDetails, { context_id, info_id: info_id ?? "" }),
    enabled: info_id !== undefined,
  });
  const deletion = useDeletion(deleteInformation, {
    refreshes: [listInformation],
    done: "The information was deleted.",
    to: () => paths.context(context_id),
    failed: "Failed to delete information. Please try again.",
  });
  const isNew = info_id === undefined;
  const keys = [draftKeys.information(context_id, info_id)];
  const frame = {
    title: isNew ? "Add Information" : (entry.data?.information.name ?? "Information"),
    trail: [...trail, step],
    width: "full" as const,
  };

  if (!details.data)
    return (
      <Screen {...frame}>
        <QueryState
          query={details}
          words="Loading information..."
          notFoundText="Context item not found."
          draftKeys={keys}
        >
          <Shape />
        </QueryState>
      </Screen>
    );

  const isEditor = mayEdit(details.data.permissionLevel);
  if (isNew)
    return (
      <Screen {...frame}>
        {isEditor ? (
          <div className={cn("with-aside", toFoot)}>
            <InformationForm context_id={context_id} mayEdit />
            <Panel title="Attachments">
              <EmptyState text="Files may be uploaded after initial save" className="min-h-48" />
            </Panel>
          </div>
        ) : (
          <OnlyEditors may="add information" shape={<Shape />} back={step} />
        )}
      </Screen>
    );

  if (!entry.data)
    return (
      <Screen {...frame}>
        <QueryState
          query={entry}
          words="Loading information..."
          notFoundText="Information not found."
          wayOn={step}
          draftKeys={keys}
        >
          <Shape />
        </QueryState>
      </Screen>
    );

  const { information } = entry.data;
  return (
    <Screen {...frame}>
      <div className={cn("with-aside", toFoot)}>
        <InformationForm key={info_id} context_id={context_id} info_id={info_id} mayEdit={isEditor} />
        <div className="flex min-w-0 flex-col gap-6">
          <Attachments context_id={context_id} info_id={info_id} mayEdit={isEditor} />
          {isEditor && (
            <DeleteButton
              label="Delete"
              question="Delete this information?"
              deletion={deletion}
              input={{ context_id, info_id }}
            >
              “{information.name}” goes with its files. This cannot be undone.
            </DeleteButton>
          )}
        </div>
      </div>
    </Screen>
  );
}

const Shape = () => (
  <div className={cn("with-aside", toFoot)}>
    <SkeletonPanel lines={4} className="max-lg:h-96" />
    <SkeletonPanel lines={3} className="max-lg:pb-16" />
  </div>
);
