import { useQuery } from "@tanstack/react-query";
import { informationDetails, viewAttachment } from "@/api/contract/context";
import { read } from "@/api/query";
import { useRouteId, useQueryId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { NotFound } from "@/ui/not-found";
import { Screen } from "@/ui/screen";
import { AttachmentView } from "./attachment-view";
import { FileCardShape } from "./file-card";
import { QueryState } from "@/shared/query-state";
import { useContextItem } from "./use-context-item";

export function AttachmentScreen() {
  const context_id = useRouteId("contextId");
  const info_id = useQueryId("infoId");
  const attachment_id = useQueryId("attachmentId");
  const isNamed = info_id !== undefined && attachment_id !== undefined;
  const entryId = { context_id, info_id: info_id ?? "" };
  const { trail, step } = useContextItem(context_id);
  const entry = useQuery({ ...read(informationDetails, entryId), enabled: info_id !== undefined });
  const attachment = useQuery({
    ...read(viewAttachment, { ...entryId, attachment_id: attachment_id ?? "" }),
    enabled: isNamed,
    // Up to 10 MB: dropped from the cache on unmount. A file never changes, so it is never refetched either.
    gcTime: 0,
    staleTime: "static",
  });
  const wayBack = info_id === undefined ? step : informationStep(context_id, info_id, entry.data?.information.name);
  const steps = info_id === undefined ? [...trail, step] : [...trail, step, wayBack];

  if (isNamed && !attachment.data)
    return (
      <Screen title="Attachment" trail={steps} width="full">
        <QueryState
          query={attachment}
          words="Loading attachment..."
          notFoundText="Attachment not found."
          wayOn={wayBack}
        >
          <FileCardShape />
        </QueryState>
      </Screen>
    );
  // A server may also answer 200 without an attachment.
  if (!attachment.data?.attachment)
    return (
      <Screen title="Attachment" trail={steps} width="full">
        <NotFound text="Attachment not found." to={wayBack.to} toLabel={wayBack.label} />
      </Screen>
    );

  const { name = "Attachment", content = "", type } = attachment.data.attachment;
  return (
    <Screen title={name} trail={steps} width="full">
      <AttachmentView
        name={name}
        type={type}
        content={content}
        isAsking={attachment.isFetching}
        onAskAgain={attachment.refetch}
      />
    </Screen>
  );
}

const informationStep = (context_id: string, info_id: string, name = "Information") => ({
  label: name,
  to: paths.information(context_id, info_id),
});
