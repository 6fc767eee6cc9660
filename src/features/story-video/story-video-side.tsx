import type { StoryVideo } from "@/api/contract/story-video";
import { paths } from "@/routing/paths";
import { cardOf } from "@/rules/card";
import { clip, counted } from "@/rules/format";
import type { Segment } from "@/rules/timeline";
import { SceneList } from "@/story/scene-list";
import { SideSection } from "@/story/side-section";
import { ButtonLink } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { isForOthers } from "./share-address";
import type { ShotsOfFilm } from "./use-shots-of-film";

type ScenesOfFilmProps = { story_id: string; shots: ShotsOfFilm; isMade: boolean };

/** The film's scenes, each a way to its beginning; before there is a film, to its boards. */
export function ScenesOfFilm({ story_id, shots, isMade }: ScenesOfFilmProps) {
  const { timeline, filmSeconds, now, play, isPending } = shots;
  const hasShots = timeline !== undefined && timeline.segments.length > 0;
  if (!isPending && !hasShots) return null;
  return (
    <SceneList
      story_id={story_id}
      timeline={timeline}
      filmSeconds={filmSeconds}
      now={isMade ? now?.scene : undefined}
      onPlay={isMade ? play : undefined}
    />
  );
}

type WordsOfFilmProps = { story_id: string; video: StoryVideo; shots: ShotsOfFilm };

/** The words that are spoken now, and whether the film holds every clip. */
export const WordsOfFilm = ({ story_id, video, shots }: WordsOfFilmProps) => (
  <div className="grid items-start gap-x-10 gap-y-6 min-[105rem]:grid-cols-2">
    {shots.now && <SpokenHere segment={shots.now} />}
    <MadeOf story_id={story_id} video={video} newerClips={shots.newerClips} />
  </div>
);

/** Letters of a speech that are read beside a film. */
const longest = 400;

function SpokenHere({ segment }: { segment: Segment }) {
  const { isSpoken, cue, words } = cardOf(segment.line);
  return (
    <SideSection title={isSpoken ? "Spoken here" : "Seen here"}>
      {/* As high for a short speech as for one of three lines. */}
      <blockquote className="min-h-22 border-l-2 pl-3 font-script leading-5.5 wrap-anywhere">
        {isSpoken ? (
          <>
            {cue && <p className="text-dim">{clip(cue, 60)}</p>}
            <p>{clip(words, longest)}</p>
          </>
        ) : (
          <p className="text-dim">{clip(words, longest)}</p>
        )}
      </blockquote>
    </SideSection>
  );
}

type MadeOfProps = { story_id: string; video: StoryVideo; newerClips: number | undefined };

/** Clips that were made since are in the film as it is now, and not in this video. */
function MadeOf({ story_id, video: { video_count, stored_video_url }, newerClips }: MadeOfProps) {
  const isNewest = newerClips === 0;
  const clips = video_count === undefined ? undefined : counted(video_count, "clip");
  return (
    <SideSection title={isNewest ? "Up to date" : "Made of"}>
      {newerClips !== undefined && newerClips > 0 && (
        <Notice
          tone="warn"
          action={
            <ButtonLink size="sm" to={paths.film(story_id)}>
              Watch the film with {newerClips === 1 ? "it" : "them"}
            </ButtonLink>
          }
        >
          {newerClips === 1 ? "1 clip is newer than this video." : `${newerClips} clips are newer than this video.`}
        </Notice>
      )}
      <p className="text-sm text-dim">
        {clips && `Made of ${isNewest ? `the ${clips} that exist` : clips}. `}
        {isForOthers(stored_video_url) &&
          "Whoever has the shared address can watch; nobody can change anything with it."}
      </p>
    </SideSection>
  );
}
