import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "@/api/api-error";
import { validateCharacters } from "@/api/contract/casting";
import { storyDetails } from "@/api/contract/story";
import { retryPendingReads, read } from "@/api/query";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { mayEdit } from "@/rules/permissions";
import { QueryState } from "@/shared/query-state";
import { useProjectTrail } from "@/shared/use-project-trail";
import { Chip } from "@/ui/chip";
import { LoadFailure } from "@/ui/load-failure";
import { StoryBar } from "@/story/story-bar";
import { Screen } from "@/ui/screen";
import { Panel } from "@/ui/panel";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { useScrollRestoration } from "@/story/list-position";
import { LinesTable } from "./shot-list/lines-table";
import { LocationsTable } from "./locations-table";
import { MappingTable } from "./casting/mapping-table";
import { MissingCharactersSection } from "./casting/missing-characters";
import { ParseSection } from "./parse-section";
import { PipelineBar } from "./generation/pipeline-bar";
import { ProductionSection } from "./generation/production-section";
import { ShotList } from "./shot-list/shot-list";
import { useLineRuns } from "@/story/use-line-runs";
import { useMediaLines } from "@/story/use-media-lines";
import { useMissingCharacters } from "./casting/use-missing-characters";
import { useRunningPercent } from "./generation/use-running-percent";
import { ValidationSection } from "./casting/validation-section";

// Decision: .github/decisions/create-media.md
export function ScriptMediaScreen() {
  const story_id = useRouteId("storyId");
  return <CreateMedia key={story_id} story_id={story_id} />;
}

/** From the parsed script to the shots of the film, in the order of the work. */
function CreateMedia({ story_id }: { story_id: string }) {
  const client = useQueryClient();
  const details = useQuery(read(storyDetails, { story_id }));
  const project_id = details.data?.projectId ?? "";
  const trail = useProjectTrail(details.data?.projectId);
  const { parsed, audio, lines, readAt } = useMediaLines(story_id);
  const hasLines = lines && lines.length > 0;
  const validation = useQuery({ ...read(validateCharacters, { story_id }), enabled: hasLines === true });
  const runs = useLineRuns(story_id, readAt);
  const [parses, setParses] = useState(0);
  const making = useMissingCharacters(story_id);
  useScrollRestoration(story_id);
  const [isEverything, setEverything] = useState(false);
  const runningPercent = useRunningPercent(runs, lines, isEverything);
  const percent = runningPercent ?? (making.isUnderWay ? Math.floor(making.progress) : undefined);

  if (!details.data)
    return (
      <Screen bar={<StoryBar story_id={story_id} room="scriptMedia" />} title="Create Media" trail={trail} width="full">
        <QueryState
          query={details}
          words="Loading story..."
          failureText="Failed to fetch story details"
          notFoundText="Story not found."
        />
      </Screen>
    );

  const { story, permissionLevel } = details.data;
  const title = story.title ?? "Untitled Story";
  const isEditor = mayEdit(permissionLevel);
  const isCast = validation.isError ? undefined : validation.data?.allValid;

  return (
    <Screen
      bar={<StoryBar story_id={story_id} room="scriptMedia" />}
      title="Create Media"
      tabTitle={percent === undefined ? undefined : `${percent}% Create Media`}
      width="full"
      trail={[...trail, { label: title, to: paths.story(story_id) }]}
      meta={<Chip>{permissionLevel}</Chip>}
    >
      {/* Each section stands by itself: the percent in the tab, which moves with a run, renders none of them. */}
      <PipelineBar story_id={story_id} lines={lines} isCast={isCast} runs={runs} />
      <div className="flex flex-col gap-6">
        <ParseSection
          story_id={story_id}
          mayEdit={isEditor}
          lineCount={parsed.data?.parsed_lines.length}
          onParsed={() => runs.forEach((run) => run.forget())}
          onRead={() => setParses((before) => before + 1)}
        />
        {/* Whatever stands in a section, the focus finds a place in it when its control goes. */}
        <section>
          {parsed.isPending && (
            <Panel title="Parsed Lines">
              {/* As high as the table at its highest. */}
              <div className="h-[70dvh]">
                <Loading words="Loading parsed lines..." onRetry={() => retryPendingReads(client)}>
                  <SkeletonLines count={6} />
                </Loading>
              </div>
            </Panel>
          )}
          {parsed.isError && (
            <LoadFailure
              text={errorText(parsed.error, "Failed to fetch parsed lines")}
              busy={parsed.isFetching}
              onRetry={parsed.refetch}
            />
          )}
          {lines && <LinesTable story_id={story_id} lines={lines} />}
        </section>
        {/* Below the fold until the lines have come: of few lines, what follows stands higher, and would move there. */}
        <div className={parsed.isPending ? "hidden" : "contents"}>
          <LocationsTable story_id={story_id} mayEdit={isEditor} />
          <MappingTable story_id={story_id} project_id={project_id} lines={lines} parses={parses} mayEdit={isEditor} />
          <MissingCharactersSection making={making} project_id={project_id} isCast={isCast} mayEdit={isEditor} />
          <ValidationSection validation={validation} hasLines={hasLines} />
        </div>
        <section className="flex flex-col gap-6 empty:hidden">
          {audio.isError && (
            <LoadFailure
              text={errorText(audio.error, "Failed to check existing audio")}
              busy={audio.isFetching}
              onRetry={audio.refetch}
            />
          )}
          {isCast && lines && hasLines && (
            <>
              <ProductionSection
                story_id={story_id}
                runs={runs}
                lines={lines}
                mayEdit={isEditor}
                isValidated={!validation.isFetching}
                onRunning={setEverything}
              />
              <ShotList story_id={story_id} title={title} lines={lines} runs={runs} />
            </>
          )}
        </section>
      </div>
    </Screen>
  );
}
