import { useQuery } from "@tanstack/react-query";
import { ChevronRight, NotebookText, Paperclip, Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { listAttachments, listInformation, type InformationEntry } from "@/api/contract/context";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { counted } from "@/rules/format";
import { ButtonLink } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { Panel } from "@/ui/panel";
import { truncateTitle } from "@/ui/screen";
import { Skeleton } from "@/ui/skeleton";
import { QueryState } from "@/shared/query-state";
import "./context.css";

/** So many entries stand on one screen: there is room for a place for the next one. */
const few = 5;
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
    <Panel title="Information" count={entries?.length} actions={!isShort && add}>
      {!entries && (
        <QueryState isPart query={list} words="Loading information...">
          <NotesShape />
        </QueryState>
      )}
      {isEmpty && (
        <EmptyState
          picture={<NotebookText aria-hidden className="size-14 rounded-full border bg-ink-950 p-4 text-dim" />}
          text="No information added yet."
          hint={mayEdit ? hint : undefined}
          action={add}
          className="no-notes min-h-60"
        />
      )}
      {entries && entries.length > 0 && (
        <ul className="notes">
          <LoadMoreList items={entries} as="li" what="entries">
            {(entry) => (
              <li key={entry.id} className="grid grid-cols-[minmax(0,1fr)]">
                <Entry context_id={context_id} entry={entry} />
              </li>
            )}
          </LoadMoreList>
          {isShort && add && (
            <li className="grid min-h-40">
              <EmptyState text="Another entry" hint={hint} action={add} />
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}

/** The shape of the entries. How many come is not known: on a phone nothing in sight stands below them that they could move. */
export const NotesShape = () => (
  <div className="notes max-lg:min-h-[70dvh]">
    <Skeleton className="h-full min-h-30 lg:min-h-26" />
    <Skeleton className="h-full min-h-30 lg:min-h-26" />
    <Skeleton className="h-full min-h-30 lg:min-h-26" />
  </div>
);

type EntryProps = { context_id: string; entry: InformationEntry };

/** Its name, its text and what it holds, as on a card for notes. */
function Entry({ context_id, entry: { id, name, information } }: EntryProps) {
  // How many files it has is said where that was read before; nothing is asked for it.
  const { data } = useQuery({ ...read(listAttachments, { context_id, info_id: id }), enabled: false });
  const files = data?.attachments.length ?? 0;
  return (
    <Link
      to={paths.information(context_id, id)}
      className="note group relative flex flex-col max-lg:min-h-30 gap-3 rounded-lg border bg-ink-850 p-4 transition-colors duration-150 hover:border-edge hover:bg-line/60 lg:p-6"
    >
      <span className="flex gap-3 text-[1.0625rem] max-lg:pr-7 font-semibold lg:text-lg">
        <NotebookText aria-hidden className="mt-1 size-5 shrink-0 text-dim" />
        <span className="line-clamp-2 wrap-anywhere">{truncateTitle(name)}</span>
      </span>
      <span dir="auto" className="line-clamp-6 max-w-[70ch] wrap-anywhere lg:text-[1.0625rem] lg:leading-7">
        {truncateTitle(information ?? "")}
      </span>
      <ChevronRight aria-hidden className="note-way size-5 text-dim group-hover:text-accent" />
      {files > 0 && (
        <span className="flex items-center max-lg:mt-auto gap-2 lg:col-start-2 text-sm text-dim">
          <Paperclip aria-hidden className="size-3.5" />
          {counted(files, "file")}
        </span>
      )}
    </Link>
  );
}
