import { useQuery } from "@tanstack/react-query";
import { AudioLines } from "lucide-react";
import { listDefaultVoices, type DefaultVoice } from "@/api/contract/admin";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { counted } from "@/rules/format";
import { ButtonLink } from "@/ui/button";
import { SkeletonLines } from "@/ui/skeleton";
import { StillFrame } from "@/ui/still-frame";

export function AdminScreen() {
  const { data, isError } = useQuery(read(listDefaultVoices, {}));
  return (
    <StillFrame title="Admin" still="roof" trail={[{ label: "My Account", to: paths.myAccount }]}>
      <section aria-labelledby="voices" className="flex flex-col gap-5 rounded-xl border bg-ink-900 p-5">
        <div className="flex gap-4">
          <AudioLines aria-hidden className="size-11 shrink-0 rounded-lg bg-ink-850 p-2.5 text-dim" />
          <div className="flex min-w-0 flex-col gap-0.5">
            <h2 id="voices" className="font-semibold">
              Voice catalogue
            </h2>
            <p className="text-sm text-dim">Every character’s voice is chosen from it.</p>
          </div>
        </div>
        <div className="flex min-h-19 flex-col justify-center gap-1 border-t pt-4 wrap-anywhere">
          {data && <Catalogue voices={data.voices} />}
          {!data && !isError && <SkeletonLines count={2} />}
          {/* Whoever wants to know why opens the catalogue. */}
          {isError && <p className="text-dim">How many voices there are could not be read.</p>}
        </div>
        <ButtonLink to={paths.defaultVoices} variant="primary" className="sm:self-start">
          Default Voices
        </ButtonLink>
      </section>
    </StillFrame>
  );
}

/** So many are named. */
const mostNames = 3;

function Catalogue({ voices }: { voices: DefaultVoice[] }) {
  if (voices.length === 0)
    return (
      <>
        <p>No default voices yet.</p>
        <p className="text-sm text-dim">Until there is one, no character can be given a voice.</p>
      </>
    );
  const names = voices.slice(0, mostNames).map(({ name }) => name);
  const others = voices.length - names.length;
  const named = new Intl.ListFormat("en").format(others > 0 ? [...names, `${others} more`] : names);
  return (
    <>
      <p className="font-semibold">{counted(voices.length, "voice")}</p>
      <p className="line-clamp-2 text-sm text-dim">{named}</p>
    </>
  );
}
