import type { DefaultVoice } from "@/api/contract/admin";
import { Chip } from "@/ui/chip";
import { LoadMoreList } from "@/ui/load-more-list";
import { RadioCard, RadioCards } from "@/ui/radio-card";
import { VoiceFacts } from "./voice-facts";
import { VoicePreview } from "./voice-preview";

type VoiceListProps = {
  voices: DefaultVoice[];
  chosenId: string | undefined;
  /** Absent for those who only listen. */
  onChoose: ((voice: DefaultVoice) => void) | undefined;
};

const inRows = "grid gap-3";

/** The voices one may choose from, each with what it is like and how it sounds. */
export function VoiceList({ voices, chosenId, onChoose }: VoiceListProps) {
  if (!onChoose)
    return (
      <ul className={inRows}>
        <LoadMoreList items={voices} as="li" what="voices">
          {(voice) => (
            <li key={voice.voice_id} className="voice flex items-center gap-4 rounded-lg border bg-ink-950 pl-4">
              <VoicePreview name={voice.name} address={voice.preview_url} />
              <div className="min-w-0 p-2 wrap-anywhere">
                <p className="flex flex-wrap items-center gap-x-3 text-[1.0625rem] font-semibold">
                  {voice.name}
                  {voice.voice_id === chosenId && <Chip>Present voice</Chip>}
                </p>
                <VoiceFacts voice={voice} />
              </div>
            </li>
          )}
        </LoadMoreList>
      </ul>
    );

  return (
    <RadioCards legend="Voice" hideLegend>
      <div className={inRows}>
        <LoadMoreList items={voices} as="div" what="voices" with={voices.find(({ voice_id }) => voice_id === chosenId)}>
          {(voice) => (
            <RadioCard
              key={voice.voice_id}
              name="voice"
              value={voice.voice_id}
              label={<span className="text-[1.0625rem] font-semibold">{voice.name}</span>}
              checked={voice.voice_id === chosenId}
              onChange={() => onChoose(voice)}
              className="voice bg-ink-950"
              lead={<VoicePreview name={voice.name} address={voice.preview_url} />}
            >
              <VoiceFacts voice={voice} />
            </RadioCard>
          )}
        </LoadMoreList>
      </div>
    </RadioCards>
  );
}
