import type { z } from "zod";
import type { storyDetails } from "@/api/contract/story";
import { StoryBar } from "@/story/story-bar";
import type { FilmTimeline } from "@/story/use-timeline";
import type { StoryRoom } from "@/story/use-story-room";
import { Screen } from "@/ui/screen";

type FilmBodyProps = {
  story_id: string;
  room: StoryRoom;
  story: z.infer<typeof storyDetails.reply>["story"];
  film: FilmTimeline;
};

export function FilmBody({ story_id, room, film }: FilmBodyProps) {
  return (
    <Screen title="Film" trail={room.trail} width="full" bar={<StoryBar story_id={story_id} room="film" />}>
      {film.timeline.segments.map((segment) => (
        <p key={segment.uid}>{segment.line.dialogue_text}</p>
      ))}
    </Screen>
  );
}
