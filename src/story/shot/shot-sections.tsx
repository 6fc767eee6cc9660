import { mayEdit } from "@/rules/permissions";
import { AudioSection, useShotAudio } from "./audio-section";
import { ImageSection } from "./image-section";
import type { PictureKind } from "./shot-frame";
import type { ShotDetails } from "./use-shot";
import type { useShotPicture } from "./use-shot-picture";
import { VideoSection } from "./video-section";

type ShotSectionsProps = {
  dialogue_id: string;
  details: ShotDetails;
  picture: ReturnType<typeof useShotPicture>;
  /** Something is begun to be made: one wants to see that. */
  onMake: (what: PictureKind) => void;
  /** The still beside its prompt, where there is room for it. */
  hasStillAtPrompt?: boolean;
};

/** The making of a shot: its audio, its picture, its clip. */
export function ShotSections(props: ShotSectionsProps) {
  const { dialogue_id, details, picture, onMake, hasStillAtPrompt = false } = props;
  const { shot, permissionLevel } = details;
  const isEditor = mayEdit(permissionLevel);
  const audio = useShotAudio(details);
  const { making, src, refused } = picture;
  const hasImage = src !== undefined;
  return (
    <>
      <AudioSection shot={shot} audio={audio} />
      <ImageSection
        dialogue_id={dialogue_id}
        line_number={shot.line_number}
        isEditor={isEditor}
        hasImage={hasImage}
        refused={refused}
        making={making}
        still={hasStillAtPrompt ? src : undefined}
        onMake={() => onMake("still")}
      />
      <VideoSection
        dialogue_id={dialogue_id}
        shot={shot}
        isEditor={isEditor}
        hasImage={hasImage}
        hasAudio={audio.address !== undefined}
        onMake={() => onMake("clip")}
      />
    </>
  );
}
