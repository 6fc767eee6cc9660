import type { DefaultVoice } from "@/api/contract/admin";
import { mediaUrl } from "@/rules/media-url";
import { ages, genders, labelOf } from "@/rules/voice-words";
import { AudioButton } from "@/ui/audio-button";
import { LoadMoreList } from "@/ui/load-more-list";
import { Table, Td, Th } from "@/ui/table";
import { voiceInWords } from "./voice-in-words";

export function VoiceTable({ voices }: { voices: DefaultVoice[] }) {
  return (
    <Table label="Default voices" stickyFirst={false}>
      {/* On a phone a voice is one cell that speaks for itself, with its preview beside it. */}
      <thead className="max-sm:sr-only">
        <tr>
          {["Voice", "Preview", "Gender", "Age", "Accent", "Use"].map((title) => (
            <Th key={title}>{title}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        <LoadMoreList items={voices} as="tr" what="voices">
          {(voice) => (
            <tr
              key={voice.id ?? voice.voice_id}
              className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:border-b max-sm:[&>*]:border-b-0 sm:[&>*]:align-middle"
            >
              <Th scope="row" className="min-w-32 max-sm:max-w-none max-sm:pb-0">
                <span className="line-clamp-2">{voice.name}</span>
                <span className="line-clamp-1 font-normal text-dim">{voice.voice_id}</span>
                <span className="line-clamp-1 font-normal text-dim sm:hidden">{voiceInWords(voice)}</span>
              </Th>
              <Td>
                <Preview voice={voice} />
              </Td>
              <Td className="max-sm:hidden">{labelOf(genders, voice.gender)}</Td>
              <Td className="max-sm:hidden">{labelOf(ages, voice.age)}</Td>
              <Td className="max-sm:hidden">{voice.accent}</Td>
              <Td className="min-w-52 max-sm:col-span-2 max-sm:pt-1">
                <span className="line-clamp-3">{voice.use_case}</span>
                <span className="line-clamp-3 text-dim">{voice.description}</span>
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
    <span className="flex flex-wrap sm:-ml-1.5">
      <AudioButton src={address.url} what={`the preview of ${name}`} failed="The preview could not be played." />
    </span>
  );
}
