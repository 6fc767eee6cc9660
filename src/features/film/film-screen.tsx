import { useRouteId } from "@/routing/params";
import { StoryBar } from "@/story/story-bar";
import { UnloadedRoom } from "@/story/unloaded-room";
import { useStoryRoom } from "@/story/use-story-room";
import { useTimeline } from "@/story/use-timeline";
import { Screen } from "@/ui/screen";
import { FilmBody } from "./film-body";
import { FilmToCome } from "./film-to-come";

export function FilmScreen() {
  const story_id = useRouteId("storyId");
  return <Film key={story_id} story_id={story_id} />;
}

/** The film as it is now: the best that exists of every shot, in the order of the script, with sound. */
function Film({ story_id }: { story_id: string }) {
  const room = useStoryRoom(story_id);
  const film = useTimeline(story_id, room.lines);

  if (!room.story || !film || film.timeline.segments.length === 0)
    return (
      <Screen title="Film" trail={room.trail} width="full" isCompact bar={<StoryBar story_id={story_id} room="film" />}>
        <UnloadedRoom
          story_id={story_id}
          room={room}
          hint="Parsed, it plays at once: first as its words, then with every picture and sound that is made."
        >
          <FilmToCome />
        </UnloadedRoom>
      </Screen>
    );
  return <FilmBody story_id={story_id} room={room} story={room.story} film={film} />;
}
