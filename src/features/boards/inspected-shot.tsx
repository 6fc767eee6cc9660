import { draftKeys } from "@/drafts/draft-keys";
import { QueryState } from "@/shared/query-state";
import { ShotSections } from "@/story/shot/shot-sections";
import { ShotFacts } from "@/story/shot/shot-facts";
import { useShot, type ShotDetails } from "@/story/shot/use-shot";
import { useShotPicture } from "@/story/shot/use-shot-picture";
import { Notice } from "@/ui/notice";
import { SkeletonLines } from "@/ui/skeleton";

/** The sections of the shot's own screen. They are set flat: the inspector is their frame. */
const flat =
  "flex flex-col [&>section]:rounded-none [&>section]:border-0 [&>section]:border-t [&>section>header]:border-0 " +
  "[&>section>header]:px-0 [&>section>header]:pb-0 [&>section>div]:px-0 [&>section>div]:pt-1 [&>section>div]:pb-4";

export function InspectedShot({ dialogue_id }: { dialogue_id: string }) {
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
  const { shot, story } = details;
  const picture = useShotPicture(dialogue_id, shot);
  return (
    <div className={flat}>
      {picture.refused && <Notice tone="bad">{picture.refused}</Notice>}
      <ShotSections dialogue_id={dialogue_id} details={details} picture={picture} isClipSeenElsewhere />
      <ShotFacts shot={shot} story={story} />
    </div>
  );
}
