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
import { QueryState } from "@/shared/query-state";

/** The entries of a context item, each a link. */
export function InformationList({ context_id, mayEdit }: { context_id: string; mayEdit: boolean }) {
  const list = useQuery(read(listInformation, { context_id }));
  const entries = list.data?.information;
  const add = mayEdit && (
    <ButtonLink to={paths.information(context_id)} size="sm" variant={entries?.length === 0 ? "primary" : "quiet"}>
      <Plus aria-hidden />
      Add Information
    </ButtonLink>
  );

  return (
    <Panel title="Information" count={entries?.length} actions={add}>
      {!entries && <QueryState query={list} words="Loading information..." />}
      {entries?.length === 0 && <EmptyState text="No information added yet." />}
      {entries && entries.length > 0 && (
        <ul className="-m-2 flex flex-col">
          <LoadMoreList items={entries} as="li" what="entries">
            {({ id, name, information }) => (
              <li key={id}>
                <Link
                  to={paths.information(context_id, id)}
                  className="flex flex-col gap-0.5 rounded-lg px-2 py-2 hover:bg-ink-850"
                >
                  <span className="font-medium wrap-anywhere">{name}</span>
                  {information && <span className="line-clamp-2 text-sm wrap-anywhere text-dim">{information}</span>}
                </Link>
              </li>
            )}
          </LoadMoreList>
        </ul>
      )}
    </Panel>
  );
}
