import { useLineParam, useRouteId } from "@/routing/params";
import { StoryBar } from "@/story/story-bar";
import { UnloadedRoom } from "@/story/unloaded-room";
import { useStoryRoom } from "@/story/use-story-room";
import { Screen } from "@/ui/screen";
import { Skeleton, SkeletonPanel } from "@/ui/skeleton";
import { ProductionBody } from "./production-body";
import { withRail } from "./layout";
import { useProduction } from "./use-production";
import { useQueue } from "./use-queue";

export function ProductionScreen() {
  const story_id = useRouteId("storyId");
  return <Production key={story_id} story_id={story_id} />;
}

/** Where every asset of every shot stands; what is to be made is planned here before anything is sent. */
function Production({ story_id }: { story_id: string }) {
  const line = useLineParam();
  const room = useStoryRoom(story_id);
  const queue = useQueue(story_id);
  const shots = useProduction(story_id, room.project_id, room.lines, queue.items);
  const title = room.story ? `Production · ${room.story.title?.trim() || "Untitled Story"}` : "Production";
  return (
    <>
      <StoryBar story_id={story_id} room="production" line={line} hasOwnStep />
      <Screen title={title} tabTitle="Production" trail={room.trail} width="full" isCompact>
        {room.story && shots && shots.length > 0 ? (
          <ProductionBody story_id={story_id} room={room} shots={shots} queue={queue} line={line} />
        ) : room.story && room.lines && room.lines.length > 0 ? (
          <ProductionShape />
        ) : (
          <UnloadedRoom
            story_id={story_id}
            room={room}
            hint="Parsed, each of its lines stands here with all that is made for it."
          >
            <ProductionShape />
          </UnloadedRoom>
        )}
      </Screen>
    </>
  );
}

/** The shape of the map, the matrix and the plan. */
const ProductionShape = () => (
  <div aria-hidden className={withRail}>
    <div className="min-w-0">
      <Skeleton className="mb-4 h-14 max-md:hidden" />
      <div className="mb-4 flex gap-2">
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} className="h-9 w-24" />
        ))}
      </div>
      {Array.from({ length: 10 }, (_, at) => (
        <div key={at} className="flex h-14 items-center gap-4 border-b">
          <Skeleton className="w-1/3" />
          <Skeleton className="ml-auto h-10 w-20" />
          <Skeleton className="h-10 w-20" />
        </div>
      ))}
    </div>
    <SkeletonPanel lines={6} className="h-80" />
  </div>
);
