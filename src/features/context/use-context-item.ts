import { useQuery } from "@tanstack/react-query";
import { contextDetails } from "@/api/contract/context";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { useProjectTrail } from "@/shared/use-project-trail";
import type { TrailStep } from "@/ui/screen";

/** A context item and its breadcrumb trail, as far as loaded; the item's own step is separate. */
export function useContextItem(context_id: string) {
  const details = useQuery(read(contextDetails, { context_id }));
  const trail = useProjectTrail(details.data?.projectId);
  const step: TrailStep = { label: details.data?.contextItem.name ?? "Context item", to: paths.context(context_id) };
  return { details, trail, step };
}
