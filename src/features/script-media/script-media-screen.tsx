import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "@/api/api-error";
import { validateCharacters } from "@/api/contract/casting";
import { storyDetails } from "@/api/contract/story";
import { read } from "@/api/query";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { counted } from "@/rules/format";
import { mayEdit } from "@/rules/permissions";
import { FailedRead, QueryState } from "@/shared/query-state";
import { useProjectTrail } from "@/shared/use-project-trail";
import { AudioFailure } from "@/story/audio-failure";
import type { MediaLine } from "@/story/generators";
import { useScrollRestoration } from "@/story/list-position";
import { useLineRuns } from "@/story/use-line-runs";
import { FramesToCome } from "@/story/frames-to-come";
import { useMediaLines } from "@/story/use-media-lines";
import { Chip } from "@/ui/chip";
import { EmptyState } from "@/ui/empty-state";
import { Screen } from "@/ui/screen";
import { MappingTable } from "./casting/mapping-table";
import { MissingCharactersSection } from "./casting/missing-characters";
import { scriptCharacters } from "./casting/use-casting";
import { useIsCastComing } from "./casting/use-is-cast-coming";
import { useMissingCharacters } from "./casting/use-missing-characters";
import { ValidationSection } from "./casting/validation-section";
import type { Everything } from "./generation/everything";
import { ProductionSection } from "./generation/production-section";
import { useRunningPercent } from "./generation/use-running-percent";
import { LocationsTable } from "./locations-table";
import { MediaBar } from "./media-bar";
import { SectionsToCome, ShotsToCome } from "./media-to-come";
import { ParseSection } from "./parse-section";
import { countScenes, LinesTable, LinesToCome } from "./shot-list/lines-table";
import { ShotList } from "./shot-list/shot-list";
import { GeneratingContext } from "./section";
import { useParse } from "./use-parse";

// Decision: .github/decisions/create-media.md
export function ScriptMediaScreen() {
  const story_id = useRouteId("storyId");
  return <CreateMedia key={story_id} story_id={story_id} />;
}

/** From the parsed script to the shots of the film, in the order of the work. */
function CreateMedia({ story_id }: { story_id: string }) {
  const details = useQuery(read(storyDetails, { story_id }));
  const project_id = details.data?.projectId ?? "";
  const trail = useProjectTrail(details.data?.projectId);
  const { parsed, audio, lines, readAt } = useMediaLines(story_id);
  const hasLines = lines && lines.length > 0;
  const validation = useQuery({ ...read(validateCharacters, { story_id }), enabled: hasLines === true });
  const runs = useLineRuns(story_id, readAt);
  const [parses, setParses] = useState(0);
  const parse = useParse(story_id, {
    onParsed: () => runs.forEach((run) => run.forget()),
    onRead: () => setParses((before) => before + 1),
  });
  const isEditor = mayEdit(details.data?.permissionLevel);
  const isComing = useIsCastComing({
    story_id,
    project_id,
    lines: details.data && lines,
    parses,
    validation,
    mayEdit: isEditor,
  });
  const making = useMissingCharacters(story_id);
  useScrollRestoration(story_id);
  const [everything, setEverything] = useState<Everything>();
  const isEverything = everything?.phase === "running";
  const runningPercent = useRunningPercent(runs, lines, isEverything);
  const percent = runningPercent ?? (making.isUnderWay ? Math.floor(making.progress) : undefined);

  const bar = (
    <MediaBar
      story_id={story_id}
      parse={parse}
      making={making}
      everything={everything}
      percent={runningPercent}
      runs={runs}
      lines={lines}
    />
  );
  if (!details.data)
    return (
      <Screen bar={bar} title="Create Media" trail={trail} width="full" isCompact>
        <QueryState
          query={details}
          words="Loading story..."
          failureText="Failed to fetch story details"
          notFoundText="Story not found."
        >
          <ShotsToCome />
        </QueryState>
      </Screen>
    );

  const { story, permissionLevel } = details.data;
  const title = story.title ?? "Untitled Story";
  const isCast = validation.isError ? undefined : validation.data?.allValid;

  return (
    <Screen
      bar={bar}
      title="Create Media"
      tabTitle={percent === undefined ? undefined : `${percent}% Create Media`}
      width="full"
      isCompact
      trail={[...trail, { label: title, to: paths.story(story_id) }]}
      meta={
        <>
          {hasLines && <span className="tabular-nums">{factsOf(lines)}</span>}
          <Chip>{permissionLevel}</Chip>
        </>
      }
    >
      {/* Each section stands by itself: the percent in the tab, which moves with a run, renders none of them. */}
      <div className="flex flex-col gap-6">
        <div className="grid gap-px overflow-clip rounded-xl border bg-ink-900 lg:flex lg:flex-wrap">
          <GeneratingContext value={runningPercent !== undefined}>
            <ParseSection story_id={story_id} parse={parse} mayEdit={isEditor} lineCount={lines?.length} />
            <LinesTable
              story_id={story_id}
              error={parsed.error}
              isFetching={parsed.isFetching}
              onRetry={parsed.refetch}
              lines={lines}
            />
            {parsed.isPending && <SectionsToCome />}
            {/* Below the fold until the lines have come: of few lines, what follows stands higher, and would move there. */}
            <div className={parsed.isPending ? "hidden" : "contents"}>
              <LocationsTable story_id={story_id} mayEdit={isEditor} />
              <MappingTable
                story_id={story_id}
                project_id={project_id}
                lines={lines}
                isCast={isCast}
                isComing={isComing}
                mayEdit={isEditor}
              />
              <MissingCharactersSection
                story_id={story_id}
                making={making}
                project_id={project_id}
                validation={validation}
                hasLines={hasLines}
                isComing={isComing}
                mayEdit={isEditor}
              />
              <ValidationSection story_id={story_id} validation={validation} hasLines={hasLines} isComing={isComing} />
            </div>
          </GeneratingContext>
        </div>
        {parsed.isPending && <LinesToCome />}
        {/* Whatever stands in it, the focus finds a place here when its control goes. */}
        <section className="flex flex-col gap-6 empty:hidden">
          {parsed.error && !lines && (
            <FailedRead
              text={errorText(parsed.error, "Failed to fetch parsed lines")}
              query={parsed}
              shape={<ShotsToCome />}
            />
          )}
          {lines?.length === 0 && (
            <EmptyState
              className="min-h-[min(24rem,42dvh)]"
              picture={<FramesToCome />}
              text="No shots yet."
              hint="Each line of the parsed script becomes a shot: with its voice, its picture and its clip."
            />
          )}
          {audio.isError && <AudioFailure audio={audio} />}
          {isCast && lines && hasLines && (
            <>
              <ProductionSection
                story_id={story_id}
                runs={runs}
                lines={lines}
                mayEdit={isEditor}
                isValidated={!validation.isFetching}
                percent={isEverything ? runningPercent : undefined}
                onEverything={setEverything}
              />
              <ShotList story_id={story_id} title={title} lines={lines} runs={runs} />
            </>
          )}
        </section>
      </div>
    </Screen>
  );
}

/** "69 lines · 3 scenes · 4 characters". */
const factsOf = (lines: readonly MediaLine[]) =>
  [
    counted(lines.length, "line"),
    counted(countScenes(lines), "scene"),
    counted(scriptCharacters(lines).length, "character"),
  ].join(" · ");
