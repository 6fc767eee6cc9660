import { useEffect } from "react";
import { writePreference, readPreference, usePreferenceOwner } from "@/shared/preferences";
import { volumePreference } from "@/shared/volume-preference";

// Decision: .github/decisions/media.md
/**
 * Every player begins as loud as the last one was made. The events of players do not bubble, but whoever listens on
 * the way down hears those of all, so that no player needs to know.
 */
export function useVolumePreference(): void {
  const user_id = usePreferenceOwner();
  useEffect(() => {
    const begin = ({ target }: Event) => {
      const kept = readPreference(volumePreference, user_id);
      if (!kept || !(target instanceof HTMLMediaElement) || hasOwnVolume(target)) return;
      // A player without controls could not be heard again.
      Object.assign(target, { volume: kept.volume, muted: kept.muted && target.controls });
    };
    const keep = ({ target }: Event) => {
      if (!(target instanceof HTMLMediaElement) || !target.controls) return;
      const { volume, muted } = target;
      const kept = readPreference(volumePreference, user_id);
      if (kept?.volume !== volume || kept.muted !== muted)
        writePreference(volumePreference, { volume, muted }, user_id);
    };
    const ears = [
      ["loadstart", begin],
      ["play", begin],
      ["volumechange", keep],
    ] as const;
    for (const [type, hear] of ears) document.addEventListener(type, hear, true);
    return () => {
      for (const [type, hear] of ears) document.removeEventListener(type, hear, true);
    };
  }, [user_id]);
}

/** Such a player follows a control of its screen, which keeps the choice itself. */
const hasOwnVolume = ({ dataset }: HTMLMediaElement) => dataset["ownVolume"] !== undefined;
