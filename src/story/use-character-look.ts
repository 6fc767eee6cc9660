import { useQuery } from "@tanstack/react-query";
import { characterDetails, loadImageSettings } from "@/api/contract/character";
import { read } from "@/api/query";

/** A character's description and picture: three attempts, after waits of 2 and 4 s, then its details. */
export function useCharacterLook(character_id: string) {
  const settings = useQuery({
    ...read(loadImageSettings, { character_id }),
    retry: 2,
    retryDelay: (failures) => 2_000 * 2 ** failures,
  });
  const details = useQuery({ ...read(characterDetails, { character_id }), enabled: settings.isError });
  return {
    isPending: settings.isPending || details.isLoading,
    look: settings.data?.image_settings ?? details.data?.character,
    retry: () => void settings.refetch(),
  };
}
