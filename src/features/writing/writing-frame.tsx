import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { z } from "zod";
import { storyDetails } from "@/api/contract/story";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { QueryState } from "@/shared/query-state";
import { useProjectTrail } from "@/shared/use-project-trail";
import { StoryBar } from "@/story/story-bar";
import { Screen } from "@/ui/screen";
import { TextLink } from "@/ui/text-link";
import "./writing.css";

type WritingFrameProps = {
  title: string;
  children: (details: z.infer<typeof storyDetails.reply>, story_id: string) => ReactNode;
};

/** What both writing screens share: it loads the story, and links back to it in the trail. */
export function WritingFrame({ title, children }: WritingFrameProps) {
  const story_id = useRouteId("storyId");
  const details = useQuery(read(storyDetails, { story_id }));
  const toProject = useProjectTrail(details.data?.projectId);
  const trail = details.data
    ? [...toProject, { label: details.data.story.title ?? "Untitled Story", to: paths.story(story_id) }]
    : toProject;

  return (
    <Screen
      bar={<StoryBar story_id={story_id} room="story" hasOwnStep />}
      title={title}
      trail={trail}
      width="full"
      isCompact
      meta={details.data && <TextLink to={paths.story(story_id)}>Back to story</TextLink>}
    >
      {!details.data && (
        <QueryState
          query={details}
          words="Loading story..."
          failureText="Failed to fetch story details"
          notFoundText="Story not found."
          draftKeys={[draftKeys.logline(story_id), draftKeys.script(story_id)]}
        />
      )}
      {details.data && children(details.data, story_id)}
    </Screen>
  );
}
