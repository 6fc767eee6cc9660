import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { listCharacters } from "@/api/contract/character";
import { listContext } from "@/api/contract/context";
import { listStories } from "@/api/contract/story";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { mayEdit, type Role } from "@/rules/permissions";
import { QueryState } from "@/shared/query-state";
import { ButtonLink } from "@/ui/button";
import { Chip } from "@/ui/chip";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { Panel } from "@/ui/panel";
import { SkeletonLines } from "@/ui/skeleton";

type PanelOfProject = { project_id: string; role: Role };

export function ContextPanel({ project_id, role }: PanelOfProject) {
  const query = useQuery(read(listContext, { project_id }));
  const addTo = mayEdit(role) ? paths.newContext(project_id) : undefined;
  return (
    <ListPanel
      title="Context"
      empty="No context items yet."
      query={query}
      items={query.data?.contextItems}
      addTo={addTo}
    >
      {({ id, name, contextType }) => (
        <Entry key={id} to={paths.context(id)} name={name} aside={<Chip>{contextType ?? "Uncategorized"}</Chip>} />
      )}
    </ListPanel>
  );
}

export function CharactersPanel({ project_id, role }: PanelOfProject) {
  const query = useQuery(read(listCharacters, { project_id }));
  const addTo = mayEdit(role) ? paths.newCharacter(project_id) : undefined;
  return (
    <ListPanel title="Characters" empty="No characters yet." query={query} items={query.data?.characters} addTo={addTo}>
      {({ id, name }) => <Entry key={id} to={paths.character(id)} name={name} />}
    </ListPanel>
  );
}

export function StoriesPanel({ project_id, role }: PanelOfProject) {
  const query = useQuery(read(listStories, { project_id }));
  const addTo = mayEdit(role) ? paths.newStory(project_id) : undefined;
  return (
    <ListPanel title="Stories" empty="No stories yet." query={query} items={query.data?.stories} addTo={addTo}>
      {({ id, title }) => <Entry key={id} to={paths.story(id)} name={title} />}
    </ListPanel>
  );
}

type ListPanelProps<Item> = {
  title: "Context" | "Characters" | "Stories";
  empty: string;
  query: Pick<UseQueryResult, "isPending" | "error" | "isFetching" | "refetch">;
  items: readonly Item[] | undefined;
  /** Address of the screen that adds an item; undefined for users who may not. */
  addTo: string | undefined;
  children: (item: Item) => ReactNode;
};

const ofThem = { Context: "context items", Characters: "characters", Stories: "stories" };
/** What each list is for, shown while it is empty. */
const hints = {
  Context: "Settings, people and styles that the writing help should know of.",
  Characters: "Who appears in the stories, each with a voice and a picture. Create Media can make them from a script.",
  Stories: "Begin here: a story becomes a logline, a script, its shots and the film.",
};
const addLabels = { Context: "Add Context", Characters: "Add Character", Stories: "Add Story" };

/** One list of the project, with a query, error and retry of its own. */
function ListPanel<Item>({ title, empty, query, items, addTo, children }: ListPanelProps<Item>) {
  const add = addTo && (
    <ButtonLink to={addTo} size="sm">
      <Plus aria-hidden />
      {addLabels[title]}
    </ButtonLink>
  );
  return (
    <Panel title={title} count={items?.length} actions={add}>
      {!items && (
        <QueryState query={query} words={`Loading ${title.toLowerCase()}...`}>
          <SkeletonLines count={3} />
        </QueryState>
      )}
      {items?.length === 0 && <EmptyState text={empty} hint={addTo && hints[title]} />}
      {items && items.length > 0 && (
        <ul className="-m-2 flex flex-col">
          <LoadMoreList items={items} as="li" what={ofThem[title]}>
            {children}
          </LoadMoreList>
        </ul>
      )}
    </Panel>
  );
}

type EntryProps = { to: string; name: string; aside?: ReactNode };

function Entry({ to, name, aside }: EntryProps) {
  return (
    <li>
      <Link to={to} className="flex items-center justify-between gap-3 rounded-lg px-2 py-2 hover:bg-ink-850">
        <span className="min-w-0 truncate">{name}</span>
        {aside}
      </Link>
    </li>
  );
}
