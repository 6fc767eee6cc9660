import { AudioLines } from "lucide-react";
import { paths } from "@/routing/paths";
import { ButtonLink } from "@/ui/button";
import { StillFrame } from "@/ui/still-frame";

export function AdminScreen() {
  return (
    <StillFrame title="Admin" trail={[{ label: "My Account", to: paths.myAccount }]}>
      <section aria-labelledby="voices" className="flex flex-col gap-4 rounded-xl border bg-ink-900 p-5">
        <AudioLines aria-hidden className="size-11 shrink-0 rounded-lg bg-ink-850 p-2.5 text-dim" />
        <div className="flex flex-col gap-1">
          <h2 id="voices" className="font-semibold">
            Voice catalogue
          </h2>
          <p className="text-sm text-dim">Every character’s voice is chosen from it.</p>
        </div>
        <ButtonLink to={paths.defaultVoices} variant="primary" className="sm:self-start">
          Default Voices
        </ButtonLink>
      </section>
    </StillFrame>
  );
}
