import { useState } from "react";
import { mediaUrl } from "@/rules/media-url";
import { useCharacterLook } from "@/story/use-character-look";

/** As many as stand beside the words. */
const most = 4;

/** The first of those who are cast, while their table is folded. They say nothing that its words do not. */
export const Faces = ({ character_ids }: { character_ids: readonly string[] }) => (
  <span aria-hidden className="flex shrink-0 max-sm:hidden">
    {[...new Set(character_ids)].slice(0, most).map((character_id) => (
      <Face key={character_id} character_id={character_id} />
    ))}
  </span>
);

function Face({ character_id }: { character_id: string }) {
  const { look } = useCharacterLook(character_id);
  const [failed, setFailed] = useState<string>();
  const image = mediaUrl(look?.character_image_url, "image");
  const url = image && "url" in image && image.url !== failed ? image.url : undefined;
  return (
    // Its place is kept for it.
    <span className="-ml-1.5 size-6 overflow-hidden rounded-full bg-line ring-2 ring-ink-900">
      {url && (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(url)}
          className="size-full animate-appear object-cover"
        />
      )}
    </span>
  );
}
