import { useEffect } from "react";
import { writePreference, readPreference, usePreferenceOwner, type Preference } from "@/shared/preferences";

interface Volume {
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
}

const isVolume = (value: unknown): value is Volume =>
  typeof value === "object" &&
  value !== null &&
  "volume" in value &&
  typeof value.volume === "number" &&
  value.volume >= 0 &&
  value.volume <= 1 &&
  "muted" in value &&
  typeof value.muted === "boolean";

export const volumePreference: Preference<Volume> = { name: "volume", isOne: isVolume };

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
      if (!kept || !(target instanceof HTMLMediaElement)) return;
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
