import { useQuery } from "@tanstack/react-query";
import { listDefaultVoices, type DefaultVoice } from "@/api/contract/admin";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { counted } from "@/rules/format";
import { ButtonLink } from "@/ui/button";
import { Initial } from "@/ui/initial";
import { Skeleton, SkeletonRow } from "@/ui/skeleton";
import { StillFrame } from "@/ui/still-frame";
import { voiceInWords } from "./voice-in-words";

export function AdminScreen() {
  const { data, isError } = useQuery(read(listDefaultVoices, {}));
  return (
    <StillFrame title="Admin" still="roof" trail={[{ label: "My Account", to: paths.myAccount }]}>
      <section aria-labelledby="voices" className="flex flex-col gap-5 rounded-xl border bg-ink-900 p-5">
        <div className="flex flex-col gap-0.5">
          <h2 id="voices" className="font-semibold">
            Voice catalogue
          </h2>
          <p className="text-sm text-dim">Every character’s voice is chosen from it.</p>
        </div>
        {data && <Catalogue voices={data.voices} />}
        {!data && !isError && <CatalogueShape />}
        {/* Whoever wants to know why opens the catalogue. */}
        {isError && <p className="text-dim">How many voices there are could not be read.</p>}
        <ButtonLink to={paths.defaultVoices} variant="primary">
          Default Voices
        </ButtonLink>
      </section>
    </StillFrame>
  );
}

/** So many are named. */
const mostNames = 4;

function Catalogue({ voices }: { voices: DefaultVoice[] }) {
  if (voices.length === 0)
    return (
      <div className="flex flex-col gap-1">
        <p className="text-xl font-semibold">No default voices yet.</p>
        <p className="text-dim">Until there is one, no character can be given a voice.</p>
      </div>
    );
  const others = voices.length - mostNames;
  return (
    <>
      <p className="text-2xl font-semibold tabular-nums">{counted(voices.length, "voice")}</p>
      <ul>
        {voices.slice(0, mostNames).map((voice) => (
          <li key={voice.id ?? voice.voice_id} className="flex items-center gap-3 border-t py-2">
            <Initial of={voice.name} className="size-9" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{voice.name}</p>
              <p className="truncate text-sm text-dim">{voiceInWords(voice)}</p>
            </div>
          </li>
        ))}
        {others > 0 && <li className="border-t pt-2 text-sm text-dim">and {others} more</li>}
      </ul>
    </>
  );
}

/** As high as the words and the names of a catalogue. */
const CatalogueShape = () => (
  <>
    <Skeleton className="h-8 w-32" />
    <div aria-hidden className="flex flex-col">
      {Array.from({ length: mostNames }, (_, row) => (
        <SkeletonRow key={row} className="border-t" />
      ))}
      <div className="h-7 border-t" />
    </div>
  </>
);
