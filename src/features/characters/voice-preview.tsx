import { mediaUrl } from "@/rules/media-url";
import { AudioButton } from "@/ui/audio-button";
import "./character.css";

/** Plays how a voice sounds; says why where it can't. */
export function VoicePreview({ name, address }: { name: string; address: string | undefined }) {
  const audio = mediaUrl(address, "audio");

  if (audio === undefined) return <span className="text-sm text-dim">No preview</span>;
  if ("refused" in audio) return <span className="max-w-40 text-sm text-bad">{audio.refused}</span>;
  return (
    <span className="voice-preview flex flex-wrap items-center gap-x-2">
      <AudioButton src={audio.url} what={`preview of ${name}`} failed="The preview could not be played." />
    </span>
  );
}
