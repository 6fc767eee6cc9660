import { useQuery } from "@tanstack/react-query";
import { listDefaultVoices } from "@/api/contract/admin";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { QueryState } from "@/shared/query-state";
import { EmptyState } from "@/ui/empty-state";
import { Panel } from "@/ui/panel";
import { Screen } from "@/ui/screen";
import { SkeletonLines } from "@/ui/skeleton";
import { AddVoiceForm } from "./add-voice-form";
import { VoiceTable } from "./voice-table";

const trail = [
  { label: "My Account", to: paths.myAccount },
  { label: "Admin", to: paths.admin },
];

export function DefaultVoicesScreen() {
  return (
    <Screen title="Default Voices" trail={trail} width="full">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_26rem]">
        <Panel title="Add Default Voice" className="lg:order-last">
          <AddVoiceForm />
        </Panel>
        <VoiceList />
      </div>
    </Screen>
  );
}

function VoiceList() {
  const catalogue = useQuery(read(listDefaultVoices, {}));

  if (!catalogue.data)
    return (
      <QueryState
        isPart
        query={catalogue}
        words="Loading default voices..."
        failureText="Failed to fetch default voices"
      >
        <SkeletonLines count={8} />
      </QueryState>
    );
  const { voices } = catalogue.data;
  if (voices.length === 0) return <EmptyState text="No default voices yet." />;
  return <VoiceTable voices={voices} />;
}
