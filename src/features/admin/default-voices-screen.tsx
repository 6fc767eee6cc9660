import { AudioLines, Plus } from "lucide-react";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { listDefaultVoices, type DefaultVoice } from "@/api/contract/admin";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { QueryState } from "@/shared/query-state";
import { ButtonLink } from "@/ui/button";
import { cn } from "@/ui/cn";
import { EmptyState } from "@/ui/empty-state";
import { Panel } from "@/ui/panel";
import { Screen } from "@/ui/screen";
import { AddVoiceForm } from "./add-voice-form";
import { VoiceTable, VoiceTableShape } from "./voice-table";

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
        <VoiceTableShape />
      </QueryState>
    );
  const { voices } = catalogue.data;
  if (voices.length === 0)
    return (
      <EmptyState
        picture={<VoicesToCome />}
        text="No default voices yet."
        hint="The first one can be added here. Every character’s voice is chosen from this list."
        // As high as the form beside it.
        className="min-h-60 gap-4 xl:self-stretch"
      />
    );
  return <VoiceTable voices={voices} />;
}

/** Voices that are not there yet, fading as one goes down. */
const VoicesToCome = () => (
  <div aria-hidden className="mb-2 flex w-80 max-w-full flex-col gap-2 [mask-image:linear-gradient(#000_20%,#0000)]">
    {["w-3/5", "w-2/5", "w-1/2"].map((width) => (
      <div key={width} className="flex items-center gap-3 rounded-lg border bg-ink-900 p-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-line text-dim">
          <AudioLines className="size-4" />
        </span>
        <span className="flex grow flex-col gap-2">
          <span className={cn("h-2.5 rounded-full bg-line", width)} />
          <span className="h-2 w-4/5 rounded-full bg-line/60" />
        </span>
      </div>
    ))}
  </div>
);
