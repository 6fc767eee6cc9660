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
import { Skeleton } from "@/ui/skeleton";
import { useMedia } from "@/ui/use-media";
import { StoryActions } from "./story-actions";
import { StoryBody } from "./story-body";
import { StoryShape } from "./story-shape";

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
      <Screen
        bar={<StoryBar story_id={story_id} room="story" />}
        title="Story"
        trail={trail}
        width="full"
        // Of its title, too, only the shape is known.
        heading={details.isPending && <Skeleton className="my-1 h-6 w-56 animate-appear-late" />}
      >
        <QueryState
          query={details}
          words="Loading story..."
          failureText="Failed to fetch story details"
          notFoundText="Story not found."
          draftKeys={[draftKeys.title(story_id), draftKeys.script(story_id)]}
        >
          <StoryShape />
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
      heading={
        // Facts stand beside a short title: the film comes higher.
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <div className="max-w-full min-w-0 has-[input]:w-full">
            <EditableText label="Title" look="title" own={title} />
          </div>
          <div className="flex min-w-0 items-center gap-x-3 text-sm text-dim">
            <span className="truncate">Created by {story.created_by ?? "Unknown"}</span>
            <Chip className="shrink-0">{permissionLevel}</Chip>
          </div>
        </div>
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
