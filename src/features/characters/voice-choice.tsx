import { AudioLines } from "lucide-react";
import { errorText } from "@/api/api-error";
import type { DefaultVoice } from "@/api/contract/admin";
import type { VoiceSettings } from "@/api/contract/voice";
import { ages, genders } from "@/rules/voice-words";
import { EmptyState } from "@/ui/empty-state";
import { LoadFailure } from "@/ui/load-failure";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { SavedMark } from "@/ui/saved-mark";
import { Segmented } from "@/ui/segmented";
import { Loading, Skeleton } from "@/ui/skeleton";
import "./character.css";
import { Face } from "./face";
import { PresentVoice } from "./present-voice";
import { SmallFace } from "./small-face";
import { useVoiceChoice } from "./use-voice-choice";
import { VoiceList } from "./voice-list";

type VoiceChoiceProps = {
  character_id: string;
  name: string;
  /** The address of the character's picture. */
  image: string | undefined;
  current: VoiceSettings;
  /** The whole catalogue, where the settings came with it. */
  catalogue: DefaultVoice[];
  isEditor: boolean;
};

/** The present voice, and the voices to choose another one from. */
export function VoiceChoice({ character_id, name, image, current, catalogue, isEditor }: VoiceChoiceProps) {
  const { filters, filterBy, voices, retry, choose, chosen, isSaving, saves, failure } = useVoiceChoice(
    character_id,
    current,
  );
  // The server's sample is of the voice that it has, not of one that is still being saved.
  const sample = chosen.voice_id === current.voice_id ? current.sample_audio_path : undefined;

  return (
    <div className="beside-face is-smaller">
      <div className="flex flex-col gap-6 self-start lg:sticky lg:top-20">
        <Face address={image} name={name} className="only-beside" />
        <Panel
          title="Present voice"
          fills
          className="voice-panel"
          actions={
            <>
              <span role="status" className="text-sm text-dim">
                {isSaving && "Saving..."}
              </span>
              {!isSaving && saves > 0 && <SavedMark key={saves} />}
              {/* In a narrow window the picture is not seen otherwise. */}
              <SmallFace address={image} className="lg:hidden" />
            </>
          }
        >
          <PresentVoice voice={chosen} among={[...(voices.data?.voices ?? []), ...catalogue]} sample={sample} />
          {failure && (
            <Notice tone="bad" className="mt-4">
              {failure}
            </Notice>
          )}
        </Panel>
      </div>
      <Panel title={isEditor ? "Choose a voice" : "Voices of this kind"} count={voices.data?.voices.length}>
        <div className="flex flex-col gap-4">
          {isEditor && (
            <div className="voice-filters flex flex-wrap items-center gap-3">
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
              <p className="text-sm text-dim xl:ml-auto">Each choice is saved at once.</p>
            </div>
          )}
          {voices.isPending && (
            <Loading words="Loading voices...">
              <div className="grid gap-3">
                {[1, 2, 3].map((voice) => (
                  <Skeleton key={voice} className="voice h-27" />
                ))}
              </div>
            </Loading>
          )}
          {voices.isError && (
            <LoadFailure
              text={errorText(voices.error, "Failed to load voice options")}
              busy={voices.isFetching}
              onRetry={retry}
            />
          )}
          {voices.data?.voices.length === 0 && (
            <EmptyState
              picture={<AudioLines aria-hidden className="size-6 text-dim" />}
              text="No matching voices available"
              className="min-h-[min(24rem,40dvh)]"
            />
          )}
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
