import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memo } from "react";
import { ApiError, errorText } from "@/api/api-error";
import { listLocations, updateLocationDescription, type SceneLocation } from "@/api/contract/parsing";
import { call } from "@/api/client";
import { retryPendingReads, read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useEditableField } from "@/shared/use-editable-field";
import { EditableText } from "@/ui/editable-text";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { LoadFailure } from "@/ui/load-failure";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { truncateTitle } from "@/ui/screen";
import { Table, Td, Th } from "@/ui/table";
import { Section } from "./section";
import { useComing, type Standing } from "./use-fold";

/** Where the scenes play; a location's description goes into every picture made there. */
export const LocationsTable = memo(function LocationsTable({
  story_id,
  mayEdit,
}: {
  story_id: string;
  mayEdit: boolean;
}) {
  const client = useQueryClient();
  const query = useQuery(read(listLocations, { story_id }));
  const locations = query.data?.scene_locations;
  const coming = useComing(query.isPending);
  const described = locations?.filter((each) => each.location_description?.trim()).length ?? 0;

  function standing(): Standing {
    if (query.isError) return "failed";
    if (!locations) return coming ?? "coming";
    if (locations.length === 0) return "waiting";
    return described === locations.length ? "done" : "todo";
  }

  function words(): string {
    if (query.isError) return "not loaded";
    if (!locations) return "Loading...";
    if (locations.length === 0) return "none yet";
    return described === locations.length ? `${described} described` : `${described} of ${locations.length} described`;
  }

  return (
    <Section story_id={story_id} id="locations" title="Scene Locations" standing={standing()} words={words()}>
      {query.isPending && (
        <Loading
          words="Loading scene locations..."
          isLong={coming === "loading"}
          onRetry={() => retryPendingReads(client)}
        >
          <SkeletonLines count={3} />
        </Loading>
      )}
      {query.isError && <LoadFailure text={failureText(query.error)} busy={query.isFetching} onRetry={query.refetch} />}
      {locations?.length === 0 && <EmptyState text="No scene locations yet. They come with the parsed script." />}
      {locations && locations.length > 0 && (
        <Table label="Scene locations" className="max-h-[70dvh]">
          <thead>
            <tr>
              <Th>Location</Th>
              <Th className="w-full">Description</Th>
            </tr>
          </thead>
          <tbody>
            <LoadMoreList items={locations} as="tr" what="locations">
              {(location) => (
                <LocationRow key={location.id} story_id={story_id} location={location} mayEdit={mayEdit} />
              )}
            </LoadMoreList>
          </tbody>
        </Table>
      )}
    </Section>
  );
});

type LocationRowProps = { story_id: string; location: SceneLocation; mayEdit: boolean };

function LocationRow({ story_id, location, mayEdit }: LocationRowProps) {
  const own = useEditableField({
    draftKey: draftKeys.location(story_id, location.id),
    query: read(listLocations, { story_id }),
    textOf: ({ scene_locations }) => scene_locations.find(({ id }) => id === location.id)?.location_description ?? "",
    mayEdit: mayEdit,
    save: (text) => call(updateLocationDescription, { story_id, location_id: location.id, location_description: text }),
    refreshes: [listLocations],
    failed: "Failed to update location description",
  });
  return (
    <tr>
      <Th scope="row" className="min-w-28 sm:min-w-56">
        <span className="line-clamp-4 wrap-anywhere">{truncateTitle(location.name)}</span>
      </Th>
      <Td className="min-w-44 sm:min-w-72">
        <EditableText label={`Description of ${location.name}`} own={own} empty="No description yet." multiline />
      </Td>
    </tr>
  );
}

/** The specification has two texts: one for an answer that refuses, one for none that could be read. */
const failureText = (error: Error) =>
  error instanceof ApiError && error.failure === "refused"
    ? errorText(error, "Failed to fetch scene locations")
    : errorText(error, "Failed to load scene locations");
