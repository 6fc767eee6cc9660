import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Paperclip, Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { listAttachments, listInformation, type InformationEntry } from "@/api/contract/context";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { counted } from "@/rules/format";
import { ButtonLink } from "@/ui/button";
import { cn } from "@/ui/cn";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { Panel } from "@/ui/panel";
import { truncateTitle } from "@/ui/screen";
import { Skeleton } from "@/ui/skeleton";
import { QueryState } from "@/shared/query-state";

/** So many entries stand on one screen: there is room for a place for the next one. */
const few = 4;
/** Rows that share the height of the window, up to that of six lines. */
const rows = "flex grow flex-col gap-3";
const row = "grid grid-cols-[minmax(0,1fr)] lg:max-h-54 lg:grow";
const hint = "What the writing should know, each under a name of its own, with PDF files.";

/** The entries of a context item, each a link. */
export function InformationList({ context_id, mayEdit }: { context_id: string; mayEdit: boolean }) {
  const list = useQuery(read(listInformation, { context_id }));
  const entries = list.data?.information;
  const isEmpty = entries?.length === 0;
  const isShort = entries !== undefined && entries.length <= few;
  const add = mayEdit && (
    <ButtonLink
      to={paths.information(context_id)}
      size={isShort ? "md" : "sm"}
      variant={isEmpty ? "primary" : "quiet"}
      className="max-sm:min-h-11"
    >
      <Plus aria-hidden />
      Add Information
    </ButtonLink>
  );

  return (
    <Panel title="Information" count={entries?.length} actions={!isShort && add} fills>
      {!entries && (
        <QueryState isPart query={list} words="Loading information...">
          {/* How many come is not known: on a phone nothing in sight stands below them that they could move. */}
          <div className={cn(rows, "max-lg:min-h-[70dvh]")}>
            <Skeleton className="h-30" />
            <Skeleton className="h-30" />
          </div>
        </QueryState>
      )}
      {isEmpty && (
        <EmptyState
          text="No information added yet."
          hint={mayEdit ? hint : undefined}
          action={add}
          className="min-h-60 grow"
        />
      )}
      {entries && entries.length > 0 && (
        <ul className={rows}>
          <LoadMoreList items={entries} as="li" what="entries">
            {(entry) => (
              <li key={entry.id} className={row}>
                <Entry context_id={context_id} entry={entry} />
              </li>
            )}
          </LoadMoreList>
          {isShort && add && (
            <li className="grid min-h-40 grow-[3]">
              <EmptyState text="Another entry" hint={hint} action={add} />
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}

type EntryProps = { context_id: string; entry: InformationEntry };

/** Its name, its text and what it holds; in a wide window one beside the other. */
function Entry({ context_id, entry: { id, name, information } }: EntryProps) {
  // How many files it has is said where that was read before; nothing is asked for it.
  const { data } = useQuery({ ...read(listAttachments, { context_id, info_id: id }), enabled: false });
  const files = data?.attachments.length ?? 0;
  return (
    <Link
      to={paths.information(context_id, id)}
      className="group flex min-h-30 flex-col gap-2 rounded-lg border bg-ink-950 p-4 transition-colors duration-150 hover:border-edge hover:bg-ink-850 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)_auto] lg:items-center lg:gap-8 lg:p-5"
    >
      <span className="line-clamp-2 font-semibold wrap-anywhere lg:text-lg">{truncateTitle(name)}</span>
      <span className="line-clamp-6 max-w-[70ch] wrap-anywhere text-dim lg:text-lg">
        {truncateTitle(information ?? "")}
      </span>
      <span className="mt-auto flex items-center gap-2 text-sm text-dim lg:mt-0">
        {files > 0 && (
          <>
            <Paperclip aria-hidden className="size-3.5" />
            {counted(files, "file")}
          </>
        )}
        <ChevronRight aria-hidden className="ml-auto size-5 group-hover:text-accent" />
      </span>
    </Link>
  );
}
