import { useQuery } from "@tanstack/react-query";
import { errorText } from "@/api/api-error";
import { listDefaultVoices } from "@/api/contract/admin";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { EmptyState } from "@/ui/empty-state";
import { LoadFailure } from "@/ui/load-failure";
import { Panel } from "@/ui/panel";
import { Screen } from "@/ui/screen";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { AddVoiceForm } from "./add-voice-form";
import { VoiceTable } from "./voice-table";

const trail = [
  { label: "My Account", to: paths.myAccount },
  { label: "Admin", to: paths.admin },
];

export function DefaultVoicesScreen() {
  return (
    <Screen title="Default Voices" trail={trail} width="wide">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <VoiceList />
        <Panel title="Add Default Voice">
          <AddVoiceForm />
        </Panel>
      </div>
    </Screen>
  );
}

function VoiceList() {
  const { data, error, isFetching, refetch } = useQuery(read(listDefaultVoices, {}));

  if (error) {
    return (
      <LoadFailure text={errorText(error, "Failed to fetch default voices")} busy={isFetching} onRetry={refetch} />
    );
  }
  if (!data) {
    return (
      <Loading words="Loading default voices...">
        <SkeletonLines count={8} />
      </Loading>
    );
  }
  if (data.voices.length === 0) return <EmptyState text="No default voices yet." />;
  return <VoiceTable voices={data.voices} />;
}
