import { paths } from "@/routing/paths";
import { ButtonLink } from "@/ui/button";
import { Screen } from "@/ui/screen";

export function AdminScreen() {
  return (
    <Screen title="Admin" trail={[{ label: "My Account", to: paths.myAccount }]}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-dim">The default voice catalogue is what every character's voice is chosen from.</p>
        <ButtonLink to={paths.defaultVoices}>Default Voices</ButtonLink>
      </div>
    </Screen>
  );
}
