import { useLineParam, useRouteId } from "@/routing/params";
import { useScrollRestoration } from "@/story/list-position";
import { MakingsContext, useMakings } from "@/story/shot/makings";
import { StoryBar } from "@/story/story-bar";
import { UnloadedRoom } from "@/story/unloaded-room";
import { useStoryRoom } from "@/story/use-story-room";
import { Screen } from "@/ui/screen";
import { BoardShapes } from "./board-shapes";
import { BoardsBody } from "./boards-body";
import { useBoardsVisit } from "./use-boards-address";

export function BoardsScreen() {
  const story_id = useRouteId("storyId");
  return <Boards key={story_id} story_id={story_id} />;
}

/** Every shot as a card, in the order of the script: to look through the film, and to change it. */
function Boards({ story_id }: { story_id: string }) {
  const visit = useBoardsVisit();
  // The address follows the shot that is inspected.
  const inspected = useLineParam();
  const room = useStoryRoom(story_id);
  const makings = useMakings();
  useScrollRestoration(story_id, "boards");

  const { story, lines } = room;
  return (
    <MakingsContext value={makings}>
      <StoryBar story_id={story_id} room="boards" line={inspected} />
      {story && lines && lines.length > 0 ? (
        <BoardsBody
          key={visit.number}
          story_id={story_id}
          room={room}
          lines={lines}
          title={story.title?.trim() || "Untitled Story"}
          line={visit.line}
        />
      ) : (
        <Screen title="Boards" trail={room.trail} width="full" isCompact>
          <UnloadedRoom
            story_id={story_id}
            room={room}
            hint="Each line of it will stand here as a board: first its words, then its picture, then its clip."
          >
            <BoardShapes />
          </UnloadedRoom>
        </Screen>
      )}
    </MakingsContext>
  );
}
