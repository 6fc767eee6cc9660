import { useQuery } from "@tanstack/react-query";
import { informationDetails } from "@/api/contract/context";
import { read } from "@/api/query";
import { useRouteId, useQueryId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { mayEdit } from "@/rules/permissions";
import { NotFound } from "@/ui/not-found";
import { Notice } from "@/ui/notice";
import { Screen } from "@/ui/screen";
import { QueryState } from "@/shared/query-state";
import { UploadForm } from "./upload-form";
import { useContextItem } from "./use-context-item";

export function UploadScreen() {
  const context_id = useRouteId("contextId");
  const info_id = useQueryId("infoId");
  const { details, trail, step } = useContextItem(context_id);
  const entry = useQuery({
    ...read(informationDetails, { context_id, info_id: info_id ?? "" }),
    enabled: info_id !== undefined,
  });

  if (!details.data)
    return (
      <Screen title="Upload File" trail={[...trail, step]} width="wide">
        <QueryState query={details} words="Loading information..." notFoundText="Context item not found." />
      </Screen>
    );
  if (info_id === undefined)
    return (
      <Screen title="Upload File" trail={[...trail, step]} width="wide">
        <NotFound text="Information not found." to={step.to} toLabel={step.label} />
      </Screen>
    );
  if (!entry.data)
    return (
      <Screen title="Upload File" trail={[...trail, step]} width="wide">
        <QueryState query={entry} words="Loading information..." notFoundText="Information not found." wayOn={step} />
      </Screen>
    );

  const { name } = entry.data.information;
  return (
    <Screen
      title="Upload File"
      trail={[...trail, step, { label: name, to: paths.information(context_id, info_id) }]}
      width="wide"
    >
      {mayEdit(details.data.permissionLevel) ? (
        <UploadForm context_id={context_id} info_id={info_id} info_name={name} />
      ) : (
        <Notice tone="info">Only the owner and editors of a project can upload files.</Notice>
      )}
    </Screen>
  );
}
