import { useQuery } from "@tanstack/react-query";
import { Plus, Volume2 } from "lucide-react";
import { useState } from "react";
import { listCharacters, loadImageSettings, type CharacterEntry } from "@/api/contract/character";
import { loadVoiceSettings } from "@/api/contract/voice";
import { read, readAside } from "@/api/query";
import { paths } from "@/routing/paths";
import { usableUrl } from "@/rules/media-url";
import { mayEdit, type Role } from "@/rules/permissions";
import { QueryState } from "@/shared/query-state";
import { AudioButton } from "@/ui/audio-button";
import { CardLink } from "@/ui/card";
import { cn } from "@/ui/cn";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { truncateTitle } from "@/ui/screen";
import { Skeleton } from "@/ui/skeleton";
import { useSeen } from "@/ui/use-seen";
import { AddLink } from "./add-link";
import { Section } from "./section";

/** The characters of a project by their faces, each with its voice. */
export function Cast({ project_id, role }: { project_id: string; role: Role }) {
  const query = useQuery(read(listCharacters, { project_id }));
  const characters = query.data?.characters;
  const isEmpty = characters?.length === 0;
  const addTo = mayEdit(role) ? paths.newCharacter(project_id) : undefined;
  return (
    <Section
      title="Characters"
      className="@container"
      count={characters?.length || undefined}
      actions={addTo && (!characters || isEmpty) && <AddLink to={addTo}>Add Character</AddLink>}
    >
      {!characters && (
        <QueryState isPart query={query} words="Loading characters...">
          <div className="cast-faces">
            {[1, 2, 3, 4].map((face) => (
              <Skeleton key={face} className="cast-face h-auto" />
            ))}
          </div>
        </QueryState>
      )}
      {isEmpty && (
        <EmptyState
          text="No characters yet."
          hint={
            addTo &&
            "Who appears in the stories, each with a voice and a picture. Create Media can make them from a script."
          }
        />
      )}
      {characters && !isEmpty && (
        <ul className="cast-faces">
          <LoadMoreList items={characters} as="li" what="characters">
            {(character) => <Character key={character.id} character={character} />}
          </LoadMoreList>
          {addTo && <AddCharacter to={addTo} />}
        </ul>
      )}
    </Section>
  );
}

const place = "group relative flex min-w-0 flex-col items-center gap-0.5 rounded-lg text-center text-sm";
const round = "cast-face mb-1.5";

function Character({ character: { id, name } }: { character: CharacterEntry }) {
  const [card, isSeen] = useSeen<HTMLLIElement>();
  return (
    <li ref={card} className={place}>
      <Face character_id={id} name={name} isSeen={isSeen} />
      <CardLink to={paths.character(id)} className="line-clamp-2 max-w-full font-semibold wrap-anywhere text-text">
        {truncateTitle(name)}
      </CardLink>
      <div className="flex min-h-7 max-w-full min-w-0 items-center justify-center text-dim has-[[role]]:flex-wrap">
        {isSeen && <Voice character_id={id} name={name} />}
      </div>
    </li>
  );
}

function Face({ character_id, name, isSeen }: { character_id: string; name: string; isSeen: boolean }) {
  const settings = useQuery({ ...readAside(loadImageSettings, { character_id }), enabled: isSeen });
  const src = usableUrl(settings.data?.image_settings.character_image_url, "image");
  const [failed, setFailed] = useState<string>();
  return (
    <span aria-hidden className={cn(round, "bg-ink-850 text-lg text-dim")}>
      {src !== undefined && src !== failed ? (
        <img
          src={src}
          alt=""
          decoding="async"
          onError={() => setFailed(src)}
          className="size-full animate-appear object-cover"
        />
      ) : (
        name.match(/[\p{L}\p{N}]/u)?.[0]?.toLocaleUpperCase()
      )}
    </span>
  );
}

/** How a character speaks, to be heard at once. Nothing is said of one that is not known. */
function Voice({ character_id, name }: { character_id: string; name: string }) {
  const settings = useQuery(readAside(loadVoiceSettings, { character_id })).data;
  const { voice_id, name: own, preview_url } = settings?.currentSettings ?? {};
  if (!settings || !voice_id) return null;
  const voice = settings.defaultVoices?.find((one) => one.voice_id === voice_id);
  const src = usableUrl(preview_url || voice?.preview_url, "audio");
  return (
    <>
      {src !== undefined && (
        // Above the link of the whole place.
        <span className="cast-voice contents">
          <AudioButton
            src={src}
            what={`the voice of ${name}`}
            failed="The voice could not be played."
            icon={<Volume2 aria-hidden />}
          />
        </span>
      )}
      <span className="truncate">{voice?.accent || own}</span>
    </>
  );
}

function AddCharacter({ to }: { to: string }) {
  return (
    <li className={place}>
      <span aria-hidden className={cn(round, "border border-dashed border-edge text-accent group-hover:bg-ink-850")}>
        <Plus className="size-5" />
      </span>
      <CardLink to={to} className="font-semibold text-text">
        Add Character
      </CardLink>
    </li>
  );
}
