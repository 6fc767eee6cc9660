import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { listContext, listInformation, type ContextEntry } from "@/api/contract/context";
import { read, readAside } from "@/api/query";
import { paths } from "@/routing/paths";
import { mayEdit, type Role } from "@/rules/permissions";
import { QueryState } from "@/shared/query-state";
import { Chip } from "@/ui/chip";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { truncateTitle } from "@/ui/screen";
import { SkeletonLines } from "@/ui/skeleton";
import { useSeen } from "@/ui/use-seen";
import { AddLink } from "./add-link";
import { Section } from "./section";

/** What the writing help should know, each with what it tells about. */
export function ContextList({ project_id, role }: { project_id: string; role: Role }) {
  const query = useQuery(read(listContext, { project_id }));
  const items = query.data?.contextItems;
  const addTo = mayEdit(role) ? paths.newContext(project_id) : undefined;
  return (
    <Section
      title="Context"
      count={items?.length || undefined}
      actions={addTo && <AddLink to={addTo}>Add Context</AddLink>}
    >
      {!items && (
        <QueryState isPart query={query} words="Loading context...">
          <SkeletonLines count={3} />
        </QueryState>
      )}
      {items?.length === 0 && (
        <EmptyState
          text="No context items yet."
          hint={
            addTo &&
            "Settings, people and styles that the writing help should know of. Text, or PDF files of up to 10 MB."
          }
        />
      )}
      {items && items.length > 0 && (
        <ul className="flex flex-col">
          <LoadMoreList items={items} as="li" what="context items">
            {(item) => <ContextRow key={item.id} item={item} />}
          </LoadMoreList>
        </ul>
      )}
    </Section>
  );
}

function ContextRow({ item: { id, name, contextType } }: { item: ContextEntry }) {
  const [row, isSeen] = useSeen<HTMLLIElement>();
  const list = useQuery({ ...readAside(listInformation, { context_id: id }), enabled: isSeen }).data?.information;
  const about = list?.map((one) => one.name).join(" · ");
  return (
    <li ref={row} className="not-first:border-t">
      <Link
        to={paths.context(id)}
        className="-mx-2 flex items-start justify-between gap-3 rounded-lg p-2 hover:bg-ink-850"
      >
        <span className="flex min-w-0 flex-col">
          <span className="truncate">{truncateTitle(name)}</span>
          {/* Its line stays free: what comes late moves nothing. */}
          <span className="min-h-4.5 truncate text-sm text-dim">
            {about !== undefined && (truncateTitle(about) || "No information added yet.")}
          </span>
        </span>
        <Chip className="shrink-0">{contextType ?? "Uncategorized"}</Chip>
      </Link>
    </li>
  );
}
