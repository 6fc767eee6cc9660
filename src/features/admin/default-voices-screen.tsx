import { AudioLines, Plus } from "lucide-react";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { listDefaultVoices, type DefaultVoice } from "@/api/contract/admin";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { QueryState } from "@/shared/query-state";
import { ButtonLink } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Panel } from "@/ui/panel";
import { Screen } from "@/ui/screen";
import { Skeleton } from "@/ui/skeleton";
import { AddVoiceForm } from "./add-voice-form";
import { VoiceTable } from "./voice-table";

const trail = [
  { label: "My Account", to: paths.myAccount },
  { label: "Admin", to: paths.admin },
];

export function DefaultVoicesScreen() {
  const catalogue = useQuery(read(listDefaultVoices, {}));
  const isEmpty = catalogue.data?.voices.length === 0;
  return (
    <Screen
      title="Default Voices"
      trail={trail}
      width="full"
      // Where nothing is listed the form is in sight.
      actions={!catalogue.isError && !isEmpty && toForm}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_26rem]">
        <VoiceList catalogue={catalogue} />
        <Panel id="add-voice" title="Add Default Voice" className="outline-none max-xl:max-w-2xl xl:sticky xl:top-18">
          <AddVoiceForm />
        </Panel>
      </div>
    </Screen>
  );
}

/** Where the form is beside the list one sees it. */
const toForm = (
  <ButtonLink to="#add-voice" className="xl:hidden">
    <Plus aria-hidden />
    Add
  </ButtonLink>
);

function VoiceList({ catalogue }: { catalogue: UseQueryResult<{ voices: DefaultVoice[] }> }) {
  if (!catalogue.data)
    return (
      <QueryState query={catalogue} words="Loading default voices..." failureText="Failed to fetch default voices">
        <div aria-hidden className="flex flex-col rounded-lg border bg-ink-900">
          <div className="h-9 border-b max-sm:hidden" />
          {Array.from({ length: 12 }, (_, row) => (
            <div key={row} className="flex h-13.25 items-center gap-8 px-3 not-last:border-b max-sm:h-28">
              <Skeleton className="w-28 shrink-0" />
              <Skeleton className="w-full max-w-md max-sm:hidden" />
            </div>
          ))}
        </div>
      </QueryState>
    );
  const { voices } = catalogue.data;
  if (voices.length === 0)
    return (
      <EmptyState
        picture={<AudioLines aria-hidden className="size-11 rounded-lg bg-ink-850 p-2.5 text-dim" />}
        text="No default voices yet."
        hint="The first one can be added here. Every character’s voice is chosen from this list."
        className="min-h-60"
      />
    );
  return <VoiceTable voices={voices} />;
}
