import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { listInformation } from "@/api/contract/context";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { ButtonLink } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { Panel } from "@/ui/panel";
import { truncateTitle } from "@/ui/screen";
import { Skeleton } from "@/ui/skeleton";
import { QueryState } from "@/shared/query-state";

const cards = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-3";

/** The entries of a context item, each a link. */
export function InformationList({ context_id, mayEdit }: { context_id: string; mayEdit: boolean }) {
  const list = useQuery(read(listInformation, { context_id }));
  const entries = list.data?.information;
  const isEmpty = entries?.length === 0;
  const add = mayEdit && (
    <ButtonLink to={paths.information(context_id)} size={isEmpty ? "md" : "sm"} variant={isEmpty ? "primary" : "quiet"}>
      <Plus aria-hidden />
      Add Information
    </ButtonLink>
  );

  return (
    <Panel title="Information" count={entries?.length} actions={!isEmpty && add}>
      {!entries && (
        <QueryState isPart query={list} words="Loading information...">
          <div className={cards}>
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
          </div>
        </QueryState>
      )}
      {isEmpty && (
        <EmptyState
          text="No information added yet."
          hint={mayEdit ? "What the writing should know, each under a name of its own, with PDF files." : undefined}
          action={add}
          className="min-h-60 lg:min-h-96"
        />
      )}
      {entries && entries.length > 0 && (
        <ul className={cards}>
          <LoadMoreList items={entries} as="li" what="entries">
            {({ id, name, information }) => (
              <li key={id}>
                <Link
                  to={paths.information(context_id, id)}
                  className="flex h-full min-h-36 flex-col gap-1 lg:min-h-48 rounded-lg border bg-ink-950 p-4 transition-colors duration-150 hover:border-edge hover:bg-ink-850"
                >
                  <span className="line-clamp-2 font-semibold wrap-anywhere">{truncateTitle(name)}</span>
                  {information && (
                    <span className="line-clamp-6 wrap-anywhere text-dim">{truncateTitle(information)}</span>
                  )}
                </Link>
              </li>
            )}
          </LoadMoreList>
        </ul>
      )}
    </Panel>
  );
}
