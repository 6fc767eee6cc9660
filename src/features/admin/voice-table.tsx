import type { DefaultVoice } from "@/api/contract/admin";
import { mediaUrl } from "@/rules/media-url";
import { ages, genders, labelOf } from "@/rules/voice-words";
import { AudioButton } from "@/ui/audio-button";
import { LoadMoreList } from "@/ui/load-more-list";
import { Table, Td, Th } from "@/ui/table";

export function VoiceTable({ voices }: { voices: DefaultVoice[] }) {
  return (
    <Table label="Default voices" className="max-h-[75dvh]">
      <thead>
        <tr>
          {["Voice", "Preview", "Gender", "Age", "Accent", "Use"].map((title) => (
            <Th key={title}>{title}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        <LoadMoreList items={voices} as="tr" what="voices">
          {(voice) => (
            <tr key={voice.id ?? voice.voice_id}>
              <Th scope="row" className="min-w-32">
                {voice.name}
                <span className="block font-normal text-dim">{voice.voice_id}</span>
              </Th>
              <Td>
                <Preview voice={voice} />
              </Td>
              <Td>{labelOf(genders, voice.gender)}</Td>
              <Td>{labelOf(ages, voice.age)}</Td>
              <Td>{voice.accent}</Td>
              <Td className="min-w-52">
                {voice.use_case}
                <span className="block text-dim">{voice.description}</span>
              </Td>
            </tr>
          )}
        </LoadMoreList>
      </tbody>
    </Table>
  );
}

function Preview({ voice: { name, preview_url } }: { voice: DefaultVoice }) {
  const address = mediaUrl(preview_url, "audio");

  if (!address) return <span className="text-dim">None</span>;
  if ("refused" in address) return <span className="text-bad">{address.refused}</span>;
  return (
    <span className="flex flex-wrap">
      <AudioButton src={address.url} what={`the preview of ${name}`} failed="The preview could not be played." />
    </span>
  );
}
