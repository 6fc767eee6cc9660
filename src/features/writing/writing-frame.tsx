import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { z } from "zod";
import { errorText, isNotFound } from "@/api/api-error";
import { projectDetails } from "@/api/contract/project";
import { storyDetails } from "@/api/contract/story";
import { read } from "@/api/query";
import { useId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { LoadFailure } from "@/ui/load-failure";
import { NotFound } from "@/ui/not-found";
import { Screen } from "@/ui/screen";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { TextLink } from "@/ui/text-link";

type WritingFrameProps = {
  title: string;
  children: (details: z.infer<typeof storyDetails.reply>, story_id: string) => ReactNode;
};

/** What both writing screens share: the story is loaded, named in the trail, and led back to. */
export function WritingFrame({ title, children }: WritingFrameProps) {
  const story_id = useId("storyId");
  const details = useQuery(read(storyDetails, { story_id }));
  const project_id = details.data?.projectId ?? "";
  const project = useQuery({ ...read(projectDetails, { project_id }), enabled: project_id !== "" });
  const trail = [
    { label: "My Projects", to: paths.projectList },
    ...(details.data
      ? [
          { label: project.data?.project.name ?? "Project", to: paths.project(project_id) },
          { label: details.data.story.title ?? "Untitled Story", to: paths.story(story_id) },
        ]
      : []),
  ];

  return (
    <Screen
      title={title}
      trail={trail}
      width="full"
      meta={details.data && <TextLink to={paths.story(story_id)}>Back to story</TextLink>}
    >
      {details.isPending && (
        <Loading words="Loading story...">
          <SkeletonLines count={8} />
        </Loading>
      )}
      {details.isLoadingError &&
        (isNotFound(details.error) ? (
          <NotFound text="Story not found." to={paths.projectList} toLabel="My Projects" />
        ) : (
          <LoadFailure
            text={errorText(details.error, "Failed to fetch story details")}
            busy={details.isFetching}
            onRetry={details.refetch}
          />
        ))}
      {details.data && children(details.data, story_id)}
    </Screen>
  );
}
