import { useQuery } from "@tanstack/react-query";
import { characterMappings } from "@/api/contract/parsing";
import type { Shot } from "@/api/contract/shot";
import { read } from "@/api/query";
import { nonSpeakingPart } from "@/rules/shot-type";
import { Portrait } from "@/story/portrait";
import { useMedia } from "@/ui/use-media";

type ShotFaceProps = { story_id: string; shot: Shot };

/** How the shot's character is meant to look, to compare the face with; nobody where nobody speaks. */
export function ShotFace({ story_id, shot }: ShotFaceProps) {
  const name = shot.character_name?.trim();
  const isSomebody = Boolean(name) && name !== nonSpeakingPart;
  const cast = useQuery({ ...read(characterMappings, { story_id }), enabled: isSomebody });
  const isSmall = useMedia("(max-width: 40rem)");
  const isWide = useMedia("(min-width: 105rem)");
  const large = isWide ? 112 : 96;
  if (!name || !isSomebody) return null;
  return (
    <Portrait
      name={name}
      size={isSmall ? 56 : large}
      isSomebody
      character_id={cast.data?.mappings.get(shot.character_name ?? "")}
    />
  );
}
