import { useQuery } from "@tanstack/react-query";
import { storyVideo } from "@/api/contract/story-video";
import { read } from "@/api/query";
import { videoPhaseLabel, videoPhases } from "@/rules/video-phase";
import { NotifyMeButton } from "@/shared/notify-me-button";
import { useJobNotification } from "@/shared/use-job-notification";
import { SideSection } from "@/story/side-section";
import { inQuarters, LiveRegion } from "@/ui/live-region";
import { Notice } from "@/ui/notice";
import { ProgressBar } from "@/ui/progress-bar";
import { StatusWord, type Status } from "@/ui/status-word";
import type { StoryVideoMaking } from "./use-story-video-job";

type StoryVideoProgressProps = { story_id: string; title: string; making: StoryVideoMaking; mayCreate: boolean };

/** Where the making of the story video stands; where there is no film yet, what it will do for those who may. */
export function StoryVideoProgress({ story_id, title, making, mayCreate }: StoryVideoProgressProps) {
  const { job, job_id, isWorking, isCompleted, error } = making;
  const success = isCompleted ? { words: job?.message ?? "" } : undefined;
  useJobNotification({ what: title, isWorking, end: error ? { failed: true, words: error } : success });
  const film = useQuery(read(storyVideo, { story_id }));
  const isUnmade = film.data?.exists === false;
  if (!job && !error) return mayCreate && isUnmade ? <Prospect /> : null;
  const { progress, message } = job ?? {};
  // Once the film is there, that it was made is all there is to say.
  if (isCompleted && !error && film.data?.exists) return <Notice tone="ok">{message}</Notice>;
  const end = isCompleted ? "ok" : "bad";

  return (
    <SideSection title="Creation">
      <div className="flex flex-col gap-4">
        {job && (
          <div className="flex flex-col gap-2">
            <ProgressBar label="Story video creation" value={progress} tone={isWorking ? "accent" : end} />
            {progress !== undefined && <p className="text-xl font-semibold tabular-nums">{Math.round(progress)}%</p>}
          </div>
        )}
        {error && <Notice tone="bad">{error}</Notice>}
        {!error && isCompleted && <Notice tone="ok">{message}</Notice>}
        {!error && !isCompleted && <p className="wrap-anywhere">{message}</p>}
        <LiveRegion says={isWorking ? inQuarters("Story video", progress ?? 0) : undefined} />
        {/* Once it is made, the film stands first. */}
        {job?.phase && !error && !isCompleted && <Phases current={job.phase} />}
        {isWorking && <p className="text-sm text-dim">You may leave this page: the video is made all the same.</p>}
        {isWorking && <NotifyMeButton />}
        {job_id !== undefined && <p className="border-t pt-3 text-sm text-dim wrap-anywhere">Job ID: {job_id}</p>}
      </div>
    </SideSection>
  );
}

function Prospect() {
  return (
    <SideSection title="Creation">
      <div className="flex flex-col gap-4">
        <p className="text-dim">
          The clips of all lines become one video, in the order of the script. It is made in these steps:
        </p>
        <Phases />
      </div>
    </SideSection>
  );
}

/** All phases in order and where the work is; one the application doesn't know stands before them, as it came. */
function Phases({ current }: { current?: string }) {
  const reached = videoPhases.findIndex(({ phase }) => phase === current);
  const isComplete = current === "completed";
  function statusOf(index: number): Status {
    if (isComplete || index < reached) return "done";
    return index === reached ? "running" : "waiting";
  }

  return (
    <ol className="grid gap-2 min-[105rem]:grid-flow-col min-[105rem]:grid-rows-4">
      {current !== undefined && reached === -1 && (
        <li aria-current="step">
          <StatusWord status="running">
            <span className="inline-block first-letter:uppercase">{videoPhaseLabel(current)}</span>
          </StatusWord>
        </li>
      )}
      {videoPhases.map(({ phase, label }, index) => (
        <li key={phase} aria-current={index === reached ? "step" : undefined}>
          <StatusWord status={statusOf(index)}>{label}</StatusWord>
        </li>
      ))}
    </ol>
  );
}
