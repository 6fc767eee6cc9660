import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { deleteStory, listStories, storyDetails, updateStoryTitle } from "@/api/contract/story";
import { storyVideo } from "@/api/contract/story-video";
import { call } from "@/api/client";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { usableUrl } from "@/rules/media-url";
import { mayDeleteStory, mayEdit } from "@/rules/permissions";
import { DeleteButton, useDeletion } from "@/shared/deletion";
import { QueryState } from "@/shared/query-state";
import { useEditableField } from "@/shared/use-editable-field";
import { useProjectTrail } from "@/shared/use-project-trail";
import { useUser } from "@/session/session";
import { justRead } from "@/story/use-media-lines";
import { StoryBar } from "@/story/story-bar";
import { playFrom } from "@/story/story-video-player";
import { Chip } from "@/ui/chip";
import { EditableText } from "@/ui/editable-text";
import { Screen } from "@/ui/screen";
import { Skeleton, SkeletonPanel } from "@/ui/skeleton";
import { useMedia } from "@/ui/use-media";
import { StoryActions } from "./story-actions";
import { StoryBody } from "./story-body";
import { StoryColumns } from "./story-columns";

const untitled = "Untitled Story";

export function StoryScreen() {
  const story_id = useRouteId("storyId");
  return <StoryHome key={story_id} story_id={story_id} />;
}

function StoryHome({ story_id }: { story_id: string }) {
  const user = useUser();
  const details = useQuery(read(storyDetails, { story_id }));
  const trail = useProjectTrail(details.data?.projectId);
  const field = useRef<HTMLTextAreaElement>(null);
  const player = useRef<HTMLVideoElement>(null);
  const hasRoom = useMedia("(min-width: 48rem)");
  const [isFilled, setFilled] = useState(false);
  const isWritten = Boolean(details.data?.story.script?.text?.trim());
  const film = useQuery({ ...read(storyVideo, { story_id }), ...justRead, enabled: isWritten }).data?.video;
  const hasFilm = usableUrl(film?.stored_video_url, "video") !== undefined;
  const steps = useMemo(
    () => ({
      ...(!isWritten && {
        // Once a script stands in its box, what comes next is to save it.
        write: isFilled
          ? { label: "Save Script", run: () => field.current?.form?.requestSubmit() }
          : { run: () => field.current?.focus() },
      }),
      ...(hasFilm && { watch: { run: () => playFrom(player.current) } }),
    }),
    [isWritten, isFilled, hasFilm],
  );
  const title = useEditableField({
    draftKey: draftKeys.title(story_id),
    query: read(storyDetails, { story_id }),
    textOf: ({ story }) => story.title ?? "",
    proposal: untitled,
    mayEdit: mayEdit(details.data?.permissionLevel),
    validate: (text) => (text.trim() === "" ? "Please enter a title." : undefined),
    save: (text) => call(updateStoryTitle, { story_id, title: text.trim() }),
    refreshes: [storyDetails, listStories],
    failed: "Failed to update title. Please try again.",
  });
  const deletion = useDeletion(deleteStory, {
    refreshes: [listStories],
    done: "The story was deleted.",
    to: (story) => paths.project(story.project_id),
    failed: "Failed to delete story. Please try again.",
  });

  if (!details.data)
    return (
      <Screen bar={<StoryBar story_id={story_id} room="story" />} title="Story" trail={trail} width="full">
        <QueryState
          query={details}
          words="Loading story..."
          failureText="Failed to fetch story details"
          notFoundText="Story not found."
          draftKeys={[draftKeys.title(story_id), draftKeys.script(story_id)]}
        >
          <StoryColumns
            side={
              <>
                <SkeletonPanel lines={3} />
                <SkeletonPanel lines={5} />
              </>
            }
          >
            <Skeleton className="aspect-video h-auto rounded-xl" />
          </StoryColumns>
        </QueryState>
      </Screen>
    );

  const { story, permissionLevel, projectId: project_id } = details.data;
  const savedTitle = story.title ?? untitled;
  const isEditor = mayEdit(permissionLevel);
  const actions = isEditor && isWritten && <StoryActions story_id={story_id} />;

  return (
    <Screen
      bar={<StoryBar story_id={story_id} room="story" actions={steps} />}
      title={savedTitle}
      width="full"
      trail={trail}
      heading={<EditableText label="Title" look="title" own={title} />}
      meta={
        <>
          <span>Created by {story.created_by ?? "Unknown"}</span>
          <Chip>{permissionLevel}</Chip>
        </>
      }
      actions={hasRoom && actions}
    >
      <StoryBody
        story_id={story_id}
        project_id={project_id}
        story={story}
        title={savedTitle}
        isWritten={isWritten}
        mayEdit={isEditor}
        field={field}
        onFilled={setFilled}
        player={player}
        actions={!hasRoom && actions && <div className="mt-2 flex gap-2 *:min-h-11 *:flex-1 *:px-2">{actions}</div>}
        deletion={
          mayDeleteStory(permissionLevel, story.created_by, user) && (
            <DeleteButton
              label="Delete Story"
              question="Are you sure you want to delete this story?"
              deletion={deletion}
              input={{ story_id, project_id }}
            >
              “{savedTitle}” goes with its script, lines, pictures and film. This cannot be undone.
            </DeleteButton>
          )
        }
      />
    </Screen>
  );
}
