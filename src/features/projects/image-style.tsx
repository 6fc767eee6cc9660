import type { KeyboardEvent } from "react";
import { CircleAlert } from "lucide-react";
import type { z } from "zod";
import { call } from "@/api/client";
import { projectDetails, updateProjectImageStyle } from "@/api/contract/project";
import { useLatestSave } from "@/api/use-latest-save";
import { mayEdit } from "@/rules/permissions";
import { cn } from "@/ui/cn";
import { SavedMark } from "@/ui/saved-mark";
import classicAnime from "./pictures/classic-anime.webp?no-inline";
import comicBook from "./pictures/comic-book.webp?no-inline";
import cyberPunk from "./pictures/cyberpunk.webp?no-inline";
import digitalArt from "./pictures/digital-art.webp?no-inline";
import fantasyArt from "./pictures/fantasy-art.webp?no-inline";
import filmNoir from "./pictures/film-noir.webp?no-inline";
import { Section } from "./section";

/** The styles that the back end knows, each with the same scene drawn in it; document 1, section 9. */
const imageStyles = new Map([
  ["Classic Anime", classicAnime],
  ["Comic Book", comicBook],
  ["CyberPunk", cyberPunk],
  ["Digital Art", digitalArt],
  ["Fantasy Art", fantasyArt],
  ["Film Noir", filmNoir],
]);
const defaultImageStyle = "Digital Art";

type ImageStyleProps = {
  project_id: string;
  details: z.infer<typeof projectDetails.reply>;
  /** Called after a save, so that the screen can remove outdated error messages. */
  onSaved: () => void;
  /** Where it has room, it also says what it is for. */
  isLarge?: boolean;
};

/** In which style the pictures of a project are drawn: chosen by its picture, saved at once. */
export function ImageStyle({ project_id, details, onSaved, isLarge = false }: ImageStyleProps) {
  const { project, permissionLevel, projectOwnerId = "" } = details;
  const style = useLatestSave({
    save: async (next: string) => {
      await call(updateProjectImageStyle, { project_id, project_owner_id: projectOwnerId, image_style: next });
      onSaved();
    },
    refreshes: [projectDetails],
    failed: "Failed to update image style. Please try again.",
  });
  // Optimistic: shows the chosen style while it is being saved, and the server's value again if that fails.
  const chosen = style.pending ?? project.image_style ?? defaultImageStyle;
  const count = isLarge ? `${chosen} · every picture of the project is drawn in it` : chosen;

  if (!mayEdit(permissionLevel))
    return (
      <Section title="Image Style">
        <figure className="grid grid-cols-[minmax(0,15rem)_minmax(8rem,1fr)] items-center gap-4">
          <StylePicture name={chosen} isLarge />
          <figcaption className="flex flex-col gap-0.5">
            <b className="font-semibold">{chosen}</b>
            <span className="text-sm text-dim">Every picture of the project is drawn in it.</span>
          </figcaption>
        </figure>
      </Section>
    );

  const saving = style.pending !== undefined && (
    <span role="status" className="animate-appear-late text-sm text-dim">
      Saving...
    </span>
  );
  return (
    <Section title="Image Style" count={count} actions={saving || (style.saves > 0 && <SavedMark key={style.saves} />)}>
      <div
        role="radiogroup"
        aria-label="Image Style"
        aria-describedby={style.failure && "image-style-failure"}
        className={cn("grid grid-cols-3 gap-x-2 gap-y-3", isLarge && "sm:gap-4")}
      >
        {[...imageStyles.keys()].map((name) => (
          <label
            key={name}
            className="relative grid min-w-0 content-start gap-1 text-sm text-dim hover:text-text has-checked:font-medium has-checked:text-text"
          >
            <input
              type="radio"
              name="image-style"
              value={name}
              checked={name === chosen}
              onChange={() => void style.change(name)}
              onKeyDown={lookAround}
              className="sr-only"
            />
            <StylePicture name={name} isLarge={isLarge} />
            <span className="truncate">{name}</span>
          </label>
        ))}
      </div>
      {style.failure && (
        <p id="image-style-failure" role="alert" className="flex gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {style.failure}
        </p>
      )}
    </Section>
  );
}

function StylePicture({ name, isLarge }: { name: string; isLarge: boolean }) {
  const src = imageStyles.get(name);
  return (
    <span className="style-picture">
      {src && <img src={src} alt="" loading={isLarge ? "eager" : "lazy"} className="size-full object-cover" />}
    </span>
  );
}

const ways: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

// Decision: .github/decisions/accessibility.md
/** What is saved at once is chosen by Space or Enter: the arrows only look around. */
function lookAround(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget: radio } = event;
  if (key === "Enter") radio.click();
  const way = ways[key];
  if (way === undefined) return;
  event.preventDefault();
  const all = [...(radio.closest("[role=radiogroup]")?.querySelectorAll("input") ?? [])];
  all.at((all.indexOf(radio) + way) % all.length)?.focus();
}
