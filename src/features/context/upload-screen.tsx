import { Paperclip, ScanText, Users, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { informationDetails } from "@/api/contract/context";
import { read } from "@/api/query";
import { useRouteId, useQueryId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { mayEdit } from "@/rules/permissions";
import { NotFound } from "@/ui/not-found";
import { OnlyEditors } from "@/shared/only-editors";
import { Panel } from "@/ui/panel";
import { Screen } from "@/ui/screen";
import { SkeletonPanel } from "@/ui/skeleton";
import { QueryState } from "@/shared/query-state";
import "./context.css";
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
      <Screen title="Upload File" trail={[...trail, step]} width="full">
        <QueryState query={details} words="Loading information..." notFoundText="Context item not found.">
          <Shape />
        </QueryState>
      </Screen>
    );
  if (info_id === undefined)
    return (
      <Screen title="Upload File" trail={[...trail, step]} width="full">
        <NotFound text="Information not found." to={step.to} toLabel={step.label} />
      </Screen>
    );
  if (!entry.data)
    return (
      <Screen title="Upload File" trail={[...trail, step]} width="full">
        <QueryState query={entry} words="Loading information..." notFoundText="Information not found." wayOn={step}>
          <Shape />
        </QueryState>
      </Screen>
    );

  const { name } = entry.data.information;
  return (
    <Screen
      title="Upload File"
      trail={[...trail, step, { label: name, to: paths.information(context_id, info_id) }]}
      width="full"
    >
      {mayEdit(details.data.permissionLevel) ? (
        <div className="with-aside">
          <UploadForm context_id={context_id} info_id={info_id} info_name={name} />
          <AfterUpload info_name={name} />
        </div>
      ) : (
        <OnlyEditors
          may="upload files"
          shape={<Shape />}
          back={{ label: name, to: paths.information(context_id, info_id) }}
        />
      )}
    </Screen>
  );
}

const Shape = () => (
  <div className="with-aside">
    <SkeletonPanel className="h-80 lg:h-[32rem]" />
    <SkeletonPanel lines={8} className="self-start pb-16" />
  </div>
);

/** What becomes of the file, for whoever wonders whether it is worth the while. */
function AfterUpload({ info_name }: { info_name: string }) {
  return (
    <Panel title="What becomes of it" className="self-start">
      <dl className="flex flex-col gap-6">
        <Fate Icon={ScanText} what="Its text is read">
          It counts as information of the project. If it cannot be read, the file stays all the same.
        </Fate>
        <Fate Icon={Paperclip} what="The file is kept">
          It stands among the attachments of “{info_name}”.
        </Fate>
        <Fate Icon={Users} what="Everybody can read it">
          Whoever has access to the project may open and download it.
        </Fate>
      </dl>
    </Panel>
  );
}

const Fate = ({ Icon, what, children }: { Icon: LucideIcon; what: string; children: ReactNode }) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
    <Icon aria-hidden className="row-span-2 size-10 rounded-lg border bg-ink-850 p-2.5 text-dim" />
    <dt className="font-medium">{what}</dt>
    <dd className="line-clamp-4 wrap-anywhere text-dim">{children}</dd>
  </div>
);
