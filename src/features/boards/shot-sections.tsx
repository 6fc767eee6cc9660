import { draftKeys } from "@/drafts/draft-keys";
import { mayEdit } from "@/rules/permissions";
import { QueryState } from "@/shared/query-state";
import { AudioSection, useShotAudio } from "@/story/shot/audio-section";
import { ImageSection } from "@/story/shot/image-section";
import { ShotFacts } from "@/story/shot/shot-facts";
import { useShot, type ShotDetails } from "@/story/shot/use-shot";
import { useShotPicture } from "@/story/shot/use-shot-picture";
import { VideoSection } from "@/story/shot/video-section";
import { Notice } from "@/ui/notice";
import { SkeletonLines } from "@/ui/skeleton";

/** The sections of the shot's own screen. They are set flat: the inspector is their frame. */
const flat =
  "flex flex-col [&>section]:rounded-none [&>section]:border-0 [&>section]:border-t [&>section>header]:border-0 " +
  "[&>section>header]:px-0 [&>section>header]:pb-0 [&>section>div]:px-0 [&>section>div]:pt-1 [&>section>div]:pb-4";

export function ShotSections({ dialogue_id }: { dialogue_id: string }) {
  const details = useShot(dialogue_id);
  if (!details.data)
    return (
      <QueryState
        query={details}
        words="Loading shot details..."
        notFoundText="Shot not found"
        draftKeys={[draftKeys.imagePrompt(dialogue_id), draftKeys.actionPrompt(dialogue_id)]}
      >
        <SkeletonLines count={6} />
      </QueryState>
    );
  return <Sections dialogue_id={dialogue_id} details={details.data} />;
}

function Sections({ dialogue_id, details }: { dialogue_id: string; details: ShotDetails }) {
  const { shot, story, permissionLevel } = details;
  const isEditor = mayEdit(permissionLevel);
  const audio = useShotAudio(details);
  const { making, src, refused } = useShotPicture(dialogue_id, shot);
  const hasImage = src !== undefined;
  return (
    <div className={flat}>
      {refused && <Notice tone="bad">{refused}</Notice>}
      <AudioSection shot={shot} audio={audio} />
      <ImageSection
        dialogue_id={dialogue_id}
        line_number={shot.line_number}
        isEditor={isEditor}
        hasImage={hasImage}
        refused={refused}
        making={making}
      />
      <VideoSection
        dialogue_id={dialogue_id}
        shot={shot}
        isEditor={isEditor}
        hasImage={hasImage}
        hasAudio={audio.address !== undefined}
        isSeenElsewhere
      />
      <ShotFacts shot={shot} story={story} />
    </div>
  );
}
