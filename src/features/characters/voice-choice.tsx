import { errorText } from "@/api/api-error";
import type { DefaultVoice } from "@/api/contract/admin";
import type { VoiceSettings } from "@/api/contract/voice";
import { ages, describeVoice, genders, kindOf } from "@/rules/voice-words";
import { EmptyState } from "@/ui/empty-state";
import { LoadFailure } from "@/ui/load-failure";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { Segmented } from "@/ui/segmented";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { useVoiceChoice } from "./use-voice-choice";
import { VoiceList } from "./voice-list";
import { VoicePreview } from "./voice-preview";

type VoiceChoiceProps = {
  character_id: string;
  current: VoiceSettings;
  /** The whole catalogue, where the settings came with it. */
  catalogue: DefaultVoice[];
  isEditor: boolean;
};

/** The present voice, and the voices to choose another one from. */
export function VoiceChoice({ character_id, current, catalogue, isEditor }: VoiceChoiceProps) {
  const { filters, filterBy, voices, retry, choose, chosen, isSaving, failure } = useVoiceChoice(character_id, current);
  const known = [...(voices.data?.voices ?? []), ...catalogue].find(({ voice_id }) => voice_id === chosen.voice_id);
  const name = chosen.name ?? known?.name ?? "Unknown";
  // The server's sample is of the voice that it has, not of one that is still being saved.
  const sample = chosen.voice_id === current.voice_id ? current.sample_audio_path : undefined;

  return (
    <div className="flex flex-col gap-6">
      <Panel
        title="Present voice"
        actions={
          <span role="status" className="text-sm text-dim">
            {isSaving && "Saving..."}
          </span>
        }
      >
        {chosen.voice_id === undefined ? (
          <EmptyState text="No voice chosen yet." />
        ) : (
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 wrap-anywhere">
              <p className="text-lg font-medium">{name}</p>
              <p className="text-sm text-dim">{kindOf(chosen)}</p>
              {known && <p className="text-sm text-dim">{describeVoice(known)}</p>}
            </div>
            <VoicePreview name={name} address={chosen.preview_url || sample || known?.preview_url} />
          </div>
        )}
        {failure && (
          <Notice tone="bad" className="mt-4">
            {failure}
          </Notice>
        )}
      </Panel>
      <Panel title={isEditor ? "Choose a voice" : "Voices of this kind"} count={voices.data?.voices.length}>
        <div className="flex flex-col gap-4">
          {isEditor && (
            <div className="flex flex-wrap gap-3">
              <Segmented
                label="Gender"
                options={genders}
                value={filters.gender}
                onChange={(gender) => filterBy({ ...filters, gender })}
              />
              <Segmented
                label="Age"
                options={ages}
                value={filters.age}
                onChange={(age) => filterBy({ ...filters, age })}
              />
            </div>
          )}
          {voices.isPending && (
            <Loading words="Loading voices...">
              <SkeletonLines count={4} />
            </Loading>
          )}
          {voices.isError && (
            <LoadFailure
              text={errorText(voices.error, "Failed to load voice options")}
              busy={voices.isFetching}
              onRetry={retry}
            />
          )}
          {voices.data?.voices.length === 0 && <EmptyState text="No matching voices available" />}
          {voices.data && voices.data.voices.length > 0 && (
            <VoiceList
              voices={voices.data.voices}
              chosenId={chosen.voice_id}
              onChoose={isEditor ? choose : undefined}
            />
          )}
        </div>
      </Panel>
    </div>
  );
}
