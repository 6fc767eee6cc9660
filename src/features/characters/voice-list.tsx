import type { DefaultVoice } from "@/api/contract/admin";
import { describeVoice } from "@/rules/voice-words";
import { LoadMoreList } from "@/ui/load-more-list";
import { RadioCard, RadioCards } from "@/ui/radio-card";
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
              className="flex items-center justify-between gap-3 rounded-lg border bg-ink-950 px-3 py-2.5"
            >
              <div className="min-w-0 wrap-anywhere">
                <p>{voice.name}</p>
                <p className="text-sm text-dim">{describeVoice(voice)}</p>
              </div>
              <VoicePreview name={voice.name} address={voice.preview_url} />
            </li>
          )}
        </LoadMoreList>
      </ul>
    );

  return (
    <RadioCards legend="Voice">
      <div className={inColumns}>
        <LoadMoreList items={voices} as="div" what="voices" with={voices.find(({ voice_id }) => voice_id === chosenId)}>
          {(voice) => (
            <RadioCard
              key={voice.voice_id}
              name="voice"
              value={voice.voice_id}
              label={voice.name}
              checked={voice.voice_id === chosenId}
              onChange={() => onChoose(voice)}
              className="bg-ink-950"
              aside={<VoicePreview name={voice.name} address={voice.preview_url} />}
            >
              {describeVoice(voice)}
            </RadioCard>
          )}
        </LoadMoreList>
      </div>
    </RadioCards>
  );
}
