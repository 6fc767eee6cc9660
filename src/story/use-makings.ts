import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { characterDetails } from "@/api/contract/character";
import { characterMappings, listLocations } from "@/api/contract/parsing";
import { projectDetails } from "@/api/contract/project";
import { loadVoiceSettings } from "@/api/contract/voice";
import { readAside } from "@/api/query";
import type { Makings, Player } from "@/rules/asset-makings";

/**
 * What the assets of a story are made of, beside its lines: who plays, with which voice and face; where; in which style.
 * What is not known, or could not be read, is undefined. The same object until something of it changes.
 */
export function useMakings(story_id: string, project_id: string | undefined, isWanted = true): Makings {
  const mappings = useQuery({ ...readAside(characterMappings, { story_id }), enabled: isWanted }).data?.mappings;
  const locations = useQuery({ ...readAside(listLocations, { story_id }), enabled: isWanted }).data?.scene_locations;
  const project = useQuery({
    ...readAside(projectDetails, { project_id: project_id ?? "" }),
    enabled: isWanted && project_id !== undefined,
  }).data?.project;
  const ids = useMemo(() => [...new Set(mappings?.values())].filter((id) => id !== null), [mappings]);
  const voices = useQueries({ queries: ids.map((character_id) => readAside(loadVoiceSettings, { character_id })) });
  const looks = useQueries({ queries: ids.map((character_id) => readAside(characterDetails, { character_id })) });

  const players = ids.map((character_id, at): Player => {
    const voice = voices[at]?.data?.currentSettings;
    const look = looks[at]?.data?.character;
    return {
      character_id,
      voice: voice && (voice.voice_id ?? ""),
      face: look && (look.character_image_url ?? ""),
    };
  });
  // The queries give new arrays at every rendering; what they say stays mostly the same.
  const told = JSON.stringify(players);
  const style = project && (project.image_style ?? "");
  return useMemo(() => {
    const known: Player[] = JSON.parse(told);
    const byId = new Map(known.map((player) => [player.character_id, player]));
    return {
      cast: mappings && new Map([...mappings].map(([name, id]) => [name, byId.get(id ?? "")])),
      locations:
        locations && new Map(locations.map(({ name, location_description = "" }) => [name, location_description])),
      style,
    };
  }, [told, mappings, locations, style]);
}
