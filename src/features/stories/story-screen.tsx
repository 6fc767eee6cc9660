import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useMemo } from "react";
import { parsedLines } from "@/api/contract/parsing";
import { deleteStory, listStories, storyDetails, updateStoryTitle } from "@/api/contract/story";
import { call } from "@/api/client";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useLineParam, useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { placeInScript } from "@/rules/line-in-script";
import { mayDeleteStory, mayEdit } from "@/rules/permissions";
import type { StoryLength } from "@/rules/story-length";
import { DeleteButton, useDeletion } from "@/shared/deletion";
import { QueryState } from "@/shared/query-state";
import { useEditableField } from "@/shared/use-editable-field";
import { useProjectTrail } from "@/shared/use-project-trail";
import { useUser } from "@/session/session";
import { RunningTime } from "@/story/running-time";
import { useFilmLength } from "@/story/use-film-length";
import { ButtonLink } from "@/ui/button";
import { Chip } from "@/ui/chip";
import { EditableText } from "@/ui/editable-text";
import { EmptyState } from "@/ui/empty-state";
import { Panel } from "@/ui/panel";
import { StoryBar } from "@/story/story-bar";
import { Screen } from "@/ui/screen";
import { Screenplay } from "@/ui/screenplay";
import { readScreenplay } from "@/ui/screenplay-lines";
import { ProductionPanel } from "./production-panel";
import { StoryActions } from "./story-actions";
import { StoryLengthFields } from "./story-length-fields";
import { useProduction } from "./use-production";

/** Where the script has the line that the address names. */
function useMarkedLine(story_id: string, script: string): number | undefined {
  const line_number = useLineParam();
  const isNamed = line_number !== undefined && script.trim() !== "";
  const lines = useQuery({ ...read(parsedLines, { story_id }), enabled: isNamed }).data?.parsed_lines;
  return useMemo(() => {
    if (line_number === undefined || !lines) return undefined;
    return placeInScript(
      readScreenplay(script).map(({ text }) => text),
      lines,
      line_number,
    );
  }, [line_number, lines, script]);
}

/** The running time of the film as it is now, once there is one. */
function FilmLength({ story_id, length }: { story_id: string; length: StoryLength | undefined }) {
  const film = useFilmLength(story_id);
  return film && <RunningTime timeline={film} length={length} />;
}

const untitled = "Untitled Story";

export function StoryScreen() {
  const story_id = useRouteId("storyId");
  const user = useUser();
  const details = useQuery(read(storyDetails, { story_id }));
  const trail = useProjectTrail(details.data?.projectId);
  const script = details.data?.story.script?.text ?? "";
  const hasScript = script.trim() !== "";
  const marked = useMarkedLine(story_id, script);
  const production = useProduction(story_id, hasScript);
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
      <Screen bar={<StoryBar story_id={story_id} room="story" />} title="Story" trail={trail} width="wide">
        <QueryState
          query={details}
          words="Loading story..."
          failureText="Failed to fetch story details"
          notFoundText="Story not found."
          draftKeys={[draftKeys.title(story_id)]}
        />
      </Screen>
    );

  const { story, permissionLevel, projectId: project_id } = details.data;
  const savedTitle = story.title ?? untitled;
  const logline = story.logline?.text ?? "";
  const isEditor = mayEdit(permissionLevel);

  return (
    <Screen
      bar={<StoryBar story_id={story_id} room="story" />}
      title={savedTitle}
      width="wide"
      trail={trail}
      heading={<EditableText label="Title" look="title" own={title} />}
      meta={
        <>
          <span>Created by {story.created_by ?? "Unknown"}</span>
          <Chip>{permissionLevel}</Chip>
        </>
      }
      actions={<StoryActions story_id={story_id} production={production} isEditor={isEditor} />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel
          title="Script"
          actions={
            // Without a script this link is the next step and stands in the header instead.
            isEditor &&
            hasScript && (
              <ButtonLink to={paths.editScript(story_id)} size="sm">
                <PenLine aria-hidden />
                Edit Script
              </ButtonLink>
            )
          }
        >
          {hasScript ? (
            <Screenplay script={script} marked={marked} className="max-h-[70dvh] overflow-y-auto" />
          ) : (
            <EmptyState text="No script yet." />
          )}
        </Panel>
        <div className="flex flex-col gap-6">
          <Panel
            title="Logline"
            actions={
              isEditor && (
                <ButtonLink to={paths.editLogline(story_id)} size="sm">
                  <PenLine aria-hidden />
                  Edit Logline
                </ButtonLink>
              )
            }
          >
            {logline.trim() === "" ? (
              <EmptyState text="No logline yet." />
            ) : (
              <p className="text-lg leading-7 whitespace-pre-wrap wrap-anywhere">{logline}</p>
            )}
          </Panel>
          <Panel title="Length">
            <div className="flex flex-col gap-4">
              {hasScript && <FilmLength story_id={story_id} length={story.length} />}
              <StoryLengthFields story_id={story_id} length={story.length} mayEdit={isEditor} />
            </div>
          </Panel>
          <ProductionPanel production={production} />
          {mayDeleteStory(permissionLevel, story.created_by, user) && (
            <DeleteButton
              label="Delete Story"
              question="Are you sure you want to delete this story?"
              deletion={deletion}
              input={{ story_id, project_id }}
            >
              “{savedTitle}” goes with its script, lines, pictures and film. This cannot be undone.
            </DeleteButton>
          )}
        </div>
      </div>
    </Screen>
  );
}
