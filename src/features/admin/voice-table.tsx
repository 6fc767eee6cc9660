import type { ReactNode } from "react";
import type { DefaultVoice } from "@/api/contract/admin";
import { mediaUrl } from "@/rules/media-url";
import { ages, genders, labelOf } from "@/rules/voice-words";
import { AudioButton } from "@/ui/audio-button";
import { cn } from "@/ui/cn";
import { LoadMoreList } from "@/ui/load-more-list";
import { Skeleton } from "@/ui/skeleton";
import { Table, Td, Th } from "@/ui/table";
import { voiceInWords } from "./voice-in-words";

export function VoiceTable({ voices }: { voices: DefaultVoice[] }) {
  return (
    <VoiceRows>
      <LoadMoreList items={voices} as="tr" what="voices">
        {(voice) => (
          <tr key={voice.id ?? voice.voice_id} className={rowLook}>
            <Th scope="row" className={nameLook}>
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
            <Td className={useLook}>
              <span className="line-clamp-3">{voice.use_case}</span>
              <span className="line-clamp-3 text-dim">{voice.description}</span>
            </Td>
          </tr>
        )}
      </LoadMoreList>
    </VoiceRows>
  );
}

/** The shape of a catalogue: its rows are as high as those that come. */
export const VoiceTableShape = () => (
  <div aria-hidden inert>
    <VoiceRows>
      {Array.from({ length: 14 }, (_, row) => (
        <tr key={row} className={rowLook}>
          <Th scope="row" className={nameLook}>
            <Skeleton className={cn(lineShape, "w-24")} />
            <Skeleton className={cn(lineShape, "w-20")} />
            <Skeleton className={cn(lineShape, "w-40 sm:hidden")} />
          </Th>
          <Td>
            <Skeleton className={cn(discSize, "rounded-full")} />
          </Td>
          {["w-12", "w-20", "w-16"].map((width) => (
            <Td key={width} className="max-sm:hidden">
              <Skeleton className={cn(lineShape, width)} />
            </Td>
          ))}
          <Td className={useLook}>
            <Skeleton className={cn(lineShape, "w-36")} />
            <Skeleton className={cn(lineShape, "w-64 max-w-full")} />
          </Td>
        </tr>
      ))}
    </VoiceRows>
  </div>
);

const VoiceRows = ({ children }: { children: ReactNode }) => (
  <Table label="Default voices" stickyFirst={false}>
    {/* On a phone a voice is one cell that speaks for itself, with its preview beside it. */}
    <thead className="max-sm:sr-only">
      <tr>
        {["Voice", "Preview", "Gender", "Age", "Accent", "Use"].map((title) => (
          <Th key={title}>{title}</Th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Table>
);

const rowLook =
  "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:border-b max-sm:[&>*]:border-b-0 sm:[&>*]:align-middle";
const nameLook = "min-w-32 max-sm:max-w-none max-sm:pb-0";
const useLook = "min-w-52 max-sm:col-span-2 max-sm:pt-1";
const discSize = "size-9 max-sm:size-11";
/** With its margins as high as a line of the table. */
const lineShape = "my-0.75 h-3";

function Preview({ voice: { name, preview_url } }: { voice: DefaultVoice }) {
  const address = mediaUrl(preview_url, "audio");

  if (!address) return <span className="text-dim">None</span>;
  if ("refused" in address) return <span className="text-bad">{address.refused}</span>;
  return (
    <span className="flex flex-wrap">
      <AudioButton
        src={address.url}
        what={`the preview of ${name}`}
        failed="The preview could not be played."
        className={discSize}
      />
    </span>
  );
}
