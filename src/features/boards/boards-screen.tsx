import { useRouteId } from "@/routing/params";
import { StoryBar } from "@/story/story-bar";
import { UnloadedRoom } from "@/story/unloaded-room";
import { useStoryRoom } from "@/story/use-story-room";
import { useTimeline } from "@/story/use-timeline";
import { Screen } from "@/ui/screen";
import { Skeleton } from "@/ui/skeleton";
import { BoardsBody } from "./boards-body";

export function BoardsScreen() {
  const story_id = useRouteId("storyId");
  return <Boards key={story_id} story_id={story_id} />;
}

/** Every shot as a card, in the order of the script: to look through the film, and to change it. */
function Boards({ story_id }: { story_id: string }) {
  const room = useStoryRoom(story_id);
  const film = useTimeline(story_id, room.lines);

  if (!room.story || !film || film.timeline.segments.length === 0)
    return (
      <Screen title="Boards" trail={room.trail} width="full" bar={<StoryBar story_id={story_id} room="boards" />}>
        <UnloadedRoom story_id={story_id} room={room}>
          <Skeleton className="aspect-video h-auto w-full max-w-5xl" />
        </UnloadedRoom>
      </Screen>
    );
  return <BoardsBody story_id={story_id} room={room} story={room.story} film={film} />;
}
