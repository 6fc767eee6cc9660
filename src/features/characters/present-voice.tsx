import type { DefaultVoice } from "@/api/contract/admin";
import type { VoiceSettings } from "@/api/contract/voice";
import { describeVoice, kindOf } from "@/rules/voice-words";
import { EmptyState } from "@/ui/empty-state";
import "./character.css";
import { VoicePreview } from "./voice-preview";

type PresentVoiceProps = {
  voice: VoiceSettings;
  /** The voices among which it may be found with what it is like. */
  among: readonly DefaultVoice[];
  /** How the character sounds, where the server has made that. */
  sample: string | undefined;
};

/** A character's voice, to be heard at once. */
export function PresentVoice({ voice, among, sample }: PresentVoiceProps) {
  if (voice.voice_id === undefined) return <EmptyState text="No voice chosen yet." />;
  const known = among.find(({ voice_id }) => voice_id === voice.voice_id);
  const name = voice.name ?? known?.name ?? "Unknown";
  return (
    <div className="flex items-start gap-4 present-voice">
      <VoicePreview name={name} address={voice.preview_url || sample || known?.preview_url} />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-lg font-medium">{name}</p>
        <p className="text-sm text-dim">{kindOf(voice)}</p>
        {known && <p className="mt-1 text-sm text-dim">{describeVoice(known)}</p>}
      </div>
    </div>
  );
}
