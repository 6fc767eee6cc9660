import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { z } from "zod";
import { storyVideo } from "@/api/contract/story-video";
import type { storyDetails } from "@/api/contract/story";
import { read } from "@/api/query";
import { useLineParam } from "@/routing/params";
import { paths } from "@/routing/paths";
import { madeInWords } from "@/rules/running-time";
import { isBoolean, usePreference, type Preference } from "@/shared/preferences";
import { AudioFailure } from "@/story/audio-failure";
import { StoryBar } from "@/story/story-bar";
import type { StoryRoom } from "@/story/use-story-room";
import type { FilmTimeline } from "@/story/use-timeline";
import { ButtonLink } from "@/ui/button";
import { cn } from "@/ui/cn";
import { LiveRegion } from "@/ui/live-region";
import { Screen } from "@/ui/screen";
import { CaptionsView } from "./captions-view";
import { Controls } from "./controls";
import { ExportFilm } from "./export/export-film";
import type { FilmPlayer } from "./film-player";
import { Note } from "./note";
import { Ribbon } from "./ribbon";
import { Side } from "./side";
import { StageView } from "./stage-view";
import { useFilm } from "./use-film";
import { useFilmState } from "./use-film-state";
import { useFilmKeys } from "./use-film-keys";
import { useFullWindow } from "./use-full-window";
import "./film.css";

type FilmBodyProps = {
  story_id: string;
  room: StoryRoom;
  story: z.infer<typeof storyDetails.reply>["story"];
  film: FilmTimeline;
};

const captionsPreference: Preference<boolean> = { name: "captions", isOne: isBoolean };

export function FilmBody({ story_id, room, story, film: { timeline, tell } }: FilmBodyProps) {
  const { audio } = room;
  const film = useFilm({ timeline, tell, knowsAudio: audio.data !== undefined }, useLineParam());
  const { player } = film;
  const isPlaying = useFilmState(player, (state) => state.isPlaying);
  const { element, isFull, isResting: isLeftAlone, toggle } = useFullWindow();
  const isResting = isLeftAlone && isPlaying;
  const [hasCaptions = true, showCaptions] = usePreference(captionsPreference);
  const toggleCaptions = () => showCaptions(!hasCaptions);
  const toggleFullScreen = () => void toggle();
  useFilmKeys({ player, toggleCaptions, toggleFullScreen });

  const title = story.title?.trim() || "Untitled Story";
  return (
    <Screen
      title="Film"
      meta={<Where player={player} />}
      actions={
        <>
          <StoryVideoLink story_id={story_id} />
          <ExportFilm timeline={timeline} title={title} />
        </>
      }
      trail={room.trail}
      width="full"
      isCompact
      bar={<FilmBar story_id={story_id} player={player} />}
    >
      <div className="film max-sm:-mx-4">
        <div
          ref={element}
          className={cn("group min-w-0", isFull && "full-screen bg-black", isResting && "cursor-none")}
        >
          <StageView film={film} className={isFull ? "size-full" : "aspect-video sm:rounded-xl"}>
            {hasCaptions && <CaptionsView player={player} />}
          </StageView>
          <Controls
            player={player}
            hasCaptions={hasCaptions}
            onCaptions={toggleCaptions}
            isFull={isFull}
            onFullScreen={toggleFullScreen}
            note={<Note player={player} />}
            className={cn(
              isFull && "absolute inset-x-0 bottom-0 bg-ink-950/80 px-4 transition-opacity duration-200",
              isResting && "not-focus-within:opacity-0",
            )}
          />
        </div>
        <aside
          aria-label="About the film"
          className="flex min-w-0 flex-col gap-4 max-lg:order-2 max-lg:mt-5 max-lg:gap-5 max-sm:px-4 lg:max-h-full lg:overflow-y-auto lg:pl-3 lg:-ml-3 lg:pb-4 lg:[contain:size] lg:[mask-image:linear-gradient(to_top,#0000,#000_16px)]"
        >
          {audio.isError && !audio.data && <AudioFailure audio={audio} />}
          <Side player={player} length={story.length} />
        </aside>
        <Ribbon player={player} />
      </div>
      <Spoken player={player} />
    </Screen>
  );
}

/** Where the server has put the clips together, its video is one link away. */
function StoryVideoLink({ story_id }: { story_id: string }) {
  const video = useQuery(read(storyVideo, { story_id }));
  if (!video.data?.exists) return null;
  return (
    <ButtonLink variant="ghost" className="max-sm:px-2 max-sm:text-sm" to={paths.editVideo(story_id)}>
      Story Video
    </ButtonLink>
  );
}

/** The other rooms open where the film stands, and to watch it is one click. */
function FilmBar({ story_id, player }: { story_id: string; player: FilmPlayer }) {
  const line = useFilmState(player, (state) => state.segment.line_number);
  const actions = useMemo(() => ({ watch: { run: () => player.play() } }), [player]);
  return <StoryBar story_id={story_id} room="film" line={line} actions={actions} />;
}

function Where({ player }: { player: FilmPlayer }) {
  const line = useFilmState(player, (state) => state.segment.line_number);
  const made = useFilmState(player, (state) => state.timeline.made);
  const count = useFilmState(player, (state) => state.timeline.segments.length);
  const hasPictures = made.clip + made.still > 0;
  return (
    <span className="tabular-nums">
      {hasPictures ? `Line ${line} of ${count}` : `${madeInWords(made).split(", ").at(-1)}, until there are pictures`}
    </span>
  );
}

/** Says where the film stands once it stands: while it plays it speaks for itself. */
function Spoken({ player }: { player: FilmPlayer }) {
  const [first] = useState(() => player.state().segment.uid);
  const says = useFilmState(player, ({ isPlaying, segment, hasEnded }) => {
    if (isPlaying || (segment.uid === first && !hasEnded)) return undefined;
    return `Line ${segment.line_number}${hasEnded ? ", the end of the film" : ""}`;
  });
  return <LiveRegion says={says} />;
}
