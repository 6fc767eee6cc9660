import { VolumeX } from "lucide-react";
import type { ReactNode } from "react";
import type { DefaultVoice } from "@/api/contract/admin";
import type { VoiceSettings } from "@/api/contract/voice";
import { usableUrl } from "@/rules/media-url";
import { kindOf } from "@/rules/voice-words";
import { EmptyState } from "@/ui/empty-state";
import "./character.css";
import { VoiceFacts } from "./voice-facts";
import { VoicePreview } from "./voice-preview";

type PresentVoiceProps = {
  voice: VoiceSettings;
  /** The voices among which it may be found with what it is like. */
  among: readonly DefaultVoice[];
  /** How the character sounds, where the server has made that. */
  sample: string | undefined;
  /** What leads to the choice of one where there is none. */
  action?: ReactNode;
};

/** A character's voice, to be heard at once. */
export function PresentVoice({ voice, among, sample, action }: PresentVoiceProps) {
  if (voice.voice_id === undefined)
    return <EmptyState text="No voice chosen yet." action={action} className="grow py-4" />;
  const known = among.find(({ voice_id }) => voice_id === voice.voice_id);
  const name = voice.name ?? known?.name ?? "Unknown";
  const address = voice.preview_url || sample || known?.preview_url;
  const preview = <VoicePreview name={name} address={address} />;
  const isHeard = usableUrl(address, "audio") !== undefined;
  return (
    <div className="present-voice flex grow items-center gap-4">
      {isHeard ? preview : <VolumeX aria-hidden className="size-14 shrink-0 rounded-full border p-4.5 text-dim" />}
      <div className="min-w-0 wrap-anywhere">
        <p className="text-lg font-medium">{name}</p>
        <p className="text-sm text-dim">{kindOf(voice)}</p>
        {known && <VoiceFacts voice={known} />}
        {!isHeard && preview}
      </div>
    </div>
  );
}
