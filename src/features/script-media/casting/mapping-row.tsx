import { useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { validateCharacters } from "@/api/contract/casting";
import type { CharacterEntry } from "@/api/contract/character";
import { characterMappings, characterMatchInfo, updateCharacterMapping } from "@/api/contract/parsing";
import { send, useAction } from "@/api/query";
import { paths } from "@/routing/paths";
import { fromScriptMedia } from "@/routing/referrer";
import { clip } from "@/rules/format";
import { mediaUrl } from "@/rules/media-url";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Thumbnail } from "@/ui/media-frame";
import { Select } from "@/ui/select";
import { StatusWord } from "@/ui/status-word";
import { Td, Th } from "@/ui/table";
import { TextLink } from "@/ui/text-link";
import { useLeftUnassigned } from "./use-left-unassigned";
import { UnknownWord } from "@/features/script-media/unknown-word";
import { useCharacterLook } from "@/story/use-character-look";
import { useCharacterVoice } from "./use-casting";

type MappingRowProps = {
  story_id: string;
  project_id: string;
  name: string;
  character_id: string | undefined;
  match: string | undefined;
  characters: readonly CharacterEntry[] | undefined;
  mayEdit: boolean;
};

export function MappingRow({ match, ...rest }: MappingRowProps) {
  const { name, character_id, story_id, mayEdit } = rest;
  return (
    <tr>
      <Th scope="row" className="min-w-28">
        <CharacterName name={name} />
      </Th>
      <Td className="min-w-42 sm:min-w-56">
        <ProjectCharacter {...rest} />
      </Td>
      <Td className="min-w-36 text-dim">{match}</Td>
      {character_id === undefined ? (
        <Td colSpan={3} className="text-dim">
          {mayEdit ? "Choose a project character, or let the missing ones be generated below." : "—"}
        </Td>
      ) : (
        <CharacterCells character_id={character_id} story_id={story_id} />
      )}
    </tr>
  );
}

/** Three rows of it at most. */
export const CharacterName = ({ name }: { name: string }) => <span className="line-clamp-3">{clip(name)}</span>;

const createNew = "create-new-character";

type ProjectCharacterProps = Omit<MappingRowProps, "match">;

/** The choice of who plays a script character; those who may not choose read it. */
function ProjectCharacter(props: ProjectCharacterProps) {
  const { story_id, project_id, name, character_id, characters, mayEdit } = props;
  const navigate = useNavigate();
  const save = useAction(
    send(updateCharacterMapping, { refreshes: [characterMappings, characterMatchInfo, validateCharacters] }),
  );
  const leftUnassigned = useLeftUnassigned(story_id);
  const saves = useRef<Promise<unknown>>(Promise.resolve());
  const [wanted, setWanted] = useState<{ id: string | null }>();
  const chosen = wanted ? wanted.id : character_id;
  const isListed = characters?.some(({ id }) => id === chosen) ?? false;

  if (!mayEdit) return characters?.find(({ id }) => id === character_id)?.name ?? "Not assigned";

  /** Saves one choice after the other, and shows the newest meanwhile; one that fails gives way to the server's. */
  function saveMapping(mine: { id: string | null }) {
    setWanted(mine);
    leftUnassigned.decide(name, mine.id === null);
    const input = { story_id, script_character: name, project_character_id: mine.id };
    saves.current = saves.current
      .then(() => save.mutateAsync(input))
      .catch(() => undefined)
      .then(() => setWanted((newest) => (newest === mine ? undefined : newest)));
  }

  function choose(value: string) {
    if (value === createNew) void navigate(paths.newCharacter(project_id), { state: fromScriptMedia(story_id) });
    else saveMapping({ id: value || null });
  }

  return (
    <Field
      label={`Project character for ${name}`}
      hideLabel
      error={save.isError ? "Failed to update character mapping" : undefined}
    >
      <Select value={chosen ?? ""} isSaving={wanted !== undefined} onChange={({ target }) => choose(target.value)}>
        <option value="">Not assigned</option>
        {chosen && !isListed && <option value={chosen}>Unknown character</option>}
        {characters?.map(({ id, name: character }) => (
          <option key={id} value={id}>
            {character}
          </option>
        ))}
        <option value={createNew}>Create New Character</option>
      </Select>
    </Field>
  );
}

const longestDescription = 50;
const shorten = (text: string) => (text.length > longestDescription ? `${text.slice(0, longestDescription)}...` : text);

/** Description, voice and picture of the character, with the ways to both screens. */
function CharacterCells({ character_id, story_id }: { character_id: string; story_id: string }) {
  const state = fromScriptMedia(story_id);
  const seen = useCharacterLook(character_id);
  return (
    <>
      <Td className="min-w-56 text-dim" title={seen.look?.image_description}>
        {descriptionOf(seen)}
      </Td>
      <Td className="min-w-32">
        <Stack>
          <Voice character_id={character_id} />
          <TextLink to={paths.characterVoice(character_id)} state={state}>
            Voice
          </TextLink>
        </Stack>
      </Td>
      <Td className="min-w-32">
        <Stack>
          <Image {...seen} />
          <TextLink to={paths.characterImage(character_id)} state={state}>
            Image
          </TextLink>
        </Stack>
      </Td>
    </>
  );
}

type Seen = ReturnType<typeof useCharacterLook>;

function descriptionOf({ isPending, look }: Seen): string {
  if (isPending) return "Loading...";
  if (!look) return "Unknown";
  return look.image_description ? shorten(look.image_description) : "No description";
}

function Voice({ character_id }: { character_id: string }) {
  const voice = useCharacterVoice(character_id);
  const settings = voice.data?.currentSettings;
  if (voice.isPending) return <span className="text-dim">Loading...</span>;
  if (settings?.voice_id) return <StatusWord status="done">{settings.name ?? "Chosen"}</StatusWord>;
  if (voice.isError) return <Unread what="voice" onRetry={() => void voice.refetch()} />;
  return <StatusWord status="missing">No voice</StatusWord>;
}

function Image({ isPending, look, retry }: Seen) {
  const image = mediaUrl(look?.character_image_url, "image");
  if (image && "refused" in image) return <StatusWord status="failed">{image.refused}</StatusWord>;
  if (image) return <Thumbnail src={image.url} alt="Character image" className="w-20" />;
  if (isPending) return <span className="text-dim">Loading...</span>;
  if (look) return <StatusWord status="missing">No image</StatusWord>;
  return <Unread what="image" onRetry={retry} />;
}

/** Where the server could not be asked: neither there nor missing. */
const Unread = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <>
    <UnknownWord />
    <Button variant="ghost" size="sm" aria-label={`Load the ${what} again`} onClick={onRetry}>
      Try again
    </Button>
  </>
);

const Stack = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-start gap-1">{children}</div>
);
