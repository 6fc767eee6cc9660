import type { DefaultVoice } from "@/api/contract/admin";
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

const inColumns = "voices grid gap-3";

/** The voices one may choose from, each with what it is like and how it sounds. */
export function VoiceList({ voices, chosenId, onChoose }: VoiceListProps) {
  if (!onChoose)
    return (
      <ul className={inColumns}>
        <LoadMoreList items={voices} as="li" what="voices">
          {(voice) => (
            <li
              key={voice.voice_id}
              className="flex items-center justify-between gap-3 rounded-lg border bg-ink-950 p-3"
            >
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{voice.name}</p>
                <VoiceFacts voice={voice} />
              </div>
              <VoicePreview name={voice.name} address={voice.preview_url} />
            </li>
          )}
        </LoadMoreList>
      </ul>
    );

  return (
    <RadioCards legend="Voice" hideLegend>
      <div className={inColumns}>
        <LoadMoreList items={voices} as="div" what="voices" with={voices.find(({ voice_id }) => voice_id === chosenId)}>
          {(voice) => (
            <RadioCard
              key={voice.voice_id}
              name="voice"
              value={voice.voice_id}
              label={<span className="font-medium">{voice.name}</span>}
              checked={voice.voice_id === chosenId}
              onChange={() => onChoose(voice)}
              className="bg-ink-950"
              aside={<VoicePreview name={voice.name} address={voice.preview_url} />}
            >
              <VoiceFacts voice={voice} />
            </RadioCard>
          )}
        </LoadMoreList>
      </div>
    </RadioCards>
  );
}
