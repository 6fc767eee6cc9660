import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { DefaultVoice } from "@/api/contract/admin";
import { call } from "@/api/client";
import { filteredVoices, loadVoiceSettings, saveVoiceSetting, type VoiceSettings } from "@/api/contract/voice";
import { read } from "@/api/query";
import { useLatestSave } from "@/api/use-latest-save";
import { filtersOf, type VoiceFilters } from "@/rules/voice-words";

/**
 * A character's voice and the filters over the voices it is chosen from. Both are saved as they change, in that order:
 * other filters choose the first voice of their list; an empty list saves nothing. A save that fails puts back what
 * the server has.
 */
export function useVoiceChoice(character_id: string, current: VoiceSettings) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<VoiceFilters>();
  const filters = wanted ?? filtersOf(current);
  const voices = useQuery(read(filteredVoices, filters));
  /** What the user did last; what comes back about anything older changes nothing. */
  const newest = useRef<object>(null);

  const save = useLatestSave({
    save: async (choice: Required<Omit<VoiceSettings, "sample_audio_path">>) => {
      try {
        await call(saveVoiceSetting, { character_id, ...choice });
      } catch (failure) {
        if (newest.current === choice) setWanted(undefined);
        throw failure;
      }
    },
    refreshes: [loadVoiceSettings],
    failed: "Failed to save voice settings",
  });

  function choose({ voice_id, name, preview_url = "" }: DefaultVoice, { gender, age } = filters) {
    const choice = { voice_id, name, preview_url, voice_gender: gender, voice_age: age };
    newest.current = choice;
    void save.change(choice);
  }

  async function filterBy(next: VoiceFilters) {
    newest.current = next;
    setWanted(next);
    save.forgetFailure();
    try {
      const [first] = (await client.fetchQuery(read(filteredVoices, next))).voices;
      if (first && newest.current === next) choose(first, next);
    } catch {
      // `voices` tells that the list could not be loaded; or the user has gone on to another one.
    }
  }

  return {
    filters,
    filterBy: (next: VoiceFilters) => void filterBy(next),
    voices,
    /** Tries once more to load the voices; filters that were just changed still choose their first one. */
    retry: () => (wanted ? filterBy(wanted) : voices.refetch()),
    choose: (voice: DefaultVoice) => choose(voice),
    /** What was chosen last and is on its way, else what the server has. */
    chosen: save.pending ?? current,
    isSaving: save.pending !== undefined,
    saves: save.saves,
    failure: save.failure,
  };
}
