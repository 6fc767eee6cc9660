import { draftKeys } from "@/drafts/draft-keys";
import { QueryState } from "@/shared/query-state";
import type { PictureKind } from "@/story/shot/shot-frame";
import { ShotFacts } from "@/story/shot/shot-facts";
import { ShotSection } from "@/story/shot/shot-section";
import { ShotSections } from "@/story/shot/shot-sections";
import { useShot, type ShotDetails } from "@/story/shot/use-shot";
import { useShotPicture } from "@/story/shot/use-shot-picture";
import { Notice } from "@/ui/notice";
import { SkeletonLines } from "@/ui/skeleton";

type InspectedShotProps = { dialogue_id: string; onMake: (what: PictureKind) => void };

/** The sections of the shot's own screen. */
export function InspectedShot({ dialogue_id, onMake }: InspectedShotProps) {
  const details = useShot(dialogue_id);
  if (!details.data)
    return (
      <QueryState
        isPart
        query={details}
        words="Loading shot details..."
        notFoundText="Shot not found"
        draftKeys={[draftKeys.imagePrompt(dialogue_id), draftKeys.actionPrompt(dialogue_id)]}
      >
        <SkeletonLines count={6} />
      </QueryState>
    );
  return <Sections dialogue_id={dialogue_id} details={details.data} onMake={onMake} />;
}

function Sections({ dialogue_id, details, onMake }: InspectedShotProps & { details: ShotDetails }) {
  const { shot, story } = details;
  const picture = useShotPicture(dialogue_id, shot);
  return (
    <div className="flex flex-col">
      {picture.refused && <Notice tone="bad">{picture.refused}</Notice>}
      <ShotSections dialogue_id={dialogue_id} details={details} picture={picture} onMake={onMake} />
      <ShotSection title="Shot">
        <ShotFacts shot={shot} story={story} />
      </ShotSection>
    </div>
  );
}
