import { Link } from "react-router-dom";
import { useState } from "react";
import { paths } from "@/routing/paths";
import { usableUrl } from "@/rules/media-url";
import { cn } from "@/ui/cn";
import { useCharacterLook } from "./use-character-look";

type PortraitProps = {
  name: string;
  /** Pixels. */
  size: number;
  /** Whether it is a character, and not all in which nobody speaks. */
  isSomebody: boolean;
  /** Of the project's character who plays this one; nobody, or not known. */
  character_id: string | null | undefined;
  className?: string;
};

/** How a character is meant to look; it leads to where that is decided. */
export function Portrait({ name, size, isSomebody, character_id, className }: PortraitProps) {
  const box = cn("block shrink-0 overflow-hidden rounded-full", className);
  const style = { width: size, height: size };
  if (!isSomebody) return <span aria-hidden className={box} style={style} />;
  if (!character_id)
    return (
      <span aria-hidden className={box} style={style}>
        <Initial name={name} />
      </span>
    );
  return (
    <Link to={paths.characterImage(character_id)} aria-label={`Image of ${name}`} className={box} style={style}>
      <Face key={character_id} name={name} character_id={character_id} />
    </Link>
  );
}

function Face({ name, character_id }: { name: string; character_id: string }) {
  const { look } = useCharacterLook(character_id);
  const src = usableUrl(look?.character_image_url, "image");
  const [failed, setFailed] = useState<string>();
  if (src === undefined || src === failed) return <Initial name={name} />;
  return <img src={src} alt="" decoding="async" onError={() => setFailed(src)} className="size-full object-cover" />;
}

const Initial = ({ name }: { name: string }) => (
  <span className="grid size-full place-items-center rounded-full border bg-ink-850 text-xl text-dim">
    {name.match(/[\p{L}\p{N}]/u)?.[0]?.toLocaleUpperCase()}
  </span>
);
