import type { z } from "zod";
import type { storyDetails } from "@/api/contract/story";
import { StoryBar } from "@/story/story-bar";
import type { FilmTimeline } from "@/story/use-timeline";
import type { StoryRoom } from "@/story/use-story-room";
import { Screen } from "@/ui/screen";

type BoardsBodyProps = {
  story_id: string;
  room: StoryRoom;
  story: z.infer<typeof storyDetails.reply>["story"];
  film: FilmTimeline;
};

export function BoardsBody({ story_id, room, film }: BoardsBodyProps) {
  return (
    <Screen title="Boards" trail={room.trail} width="full" bar={<StoryBar story_id={story_id} room="boards" />}>
      {film.timeline.segments.map((segment) => (
        <p key={segment.uid}>{segment.line.dialogue_text}</p>
      ))}
    </Screen>
  );
}
