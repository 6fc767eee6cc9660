import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listCharacters, type CharacterEntry } from "@/api/contract/character";
import { read } from "@/api/query";
import { usableUrl } from "@/rules/media-url";
import { useCharacterLook } from "@/story/use-character-look";

type CastCuesProps = { project_id: string; disabled: boolean; onCue: (name: string) => void };

/** How many of the project's characters are shown at first, and more at each asking. */
const step = 4;

/** The faces of the project; a click has its character speak. */
export function CastCues({ project_id, disabled, onCue }: CastCuesProps) {
  const [shown, setShown] = useState(step);
  const characters = useQuery(read(listCharacters, { project_id }));
  const all = characters.data?.characters ?? [];
  const left = all.length - shown;
  return (
    <div
      role="group"
      aria-label="Who is in it"
      className="flex min-h-14 flex-wrap items-center gap-2 border-t px-4 py-2.5 text-sm text-dim"
    >
      {all.length > 0 && <span aria-hidden>Who is in it</span>}
      {characters.data && all.length === 0 && "The project has no characters yet."}
      {characters.isError && "The characters of the project could not be loaded."}
      {all.slice(0, shown).map((character) => (
        <button
          key={character.id}
          type="button"
          disabled={disabled}
          onClick={() => onCue(character.name)}
          className={chip}
        >
          <Face key={character.id} character={character} />
          <span className="truncate">{character.name}</span>
        </button>
      ))}
      {left > 0 && (
        <button type="button" onClick={() => setShown(shown + 2 * step)} className={chip}>
          <span className="pl-1.5">{left} more</span>
        </button>
      )}
    </div>
  );
}

const chip =
  "flex min-h-8 max-w-48 items-center gap-1.5 rounded-full bg-ink-850 py-1 pr-2.5 pl-1 font-medium text-text hover:not-disabled:bg-line max-sm:min-h-11";

function Face({ character: { id, name } }: { character: CharacterEntry }) {
  const { look } = useCharacterLook(id);
  const src = usableUrl(look?.character_image_url, "image");
  const [failed, setFailed] = useState<string>();
  return (
    <span className="grid size-6 shrink-0 place-items-center overflow-hidden rounded-full bg-line text-dim">
      {src === undefined || src === failed ? (
        name.match(/[\p{L}\p{N}]/u)?.[0]?.toLocaleUpperCase()
      ) : (
        <img src={src} alt="" decoding="async" onError={() => setFailed(src)} className="size-full object-cover" />
      )}
    </span>
  );
}
