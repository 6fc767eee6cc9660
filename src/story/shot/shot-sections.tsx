import { mayEdit } from "@/rules/permissions";
import { AudioSection, useShotAudio } from "./audio-section";
import { ImageSection } from "./image-section";
import type { ShotDetails } from "./use-shot";
import type { useShotPicture } from "./use-shot-picture";
import { VideoSection } from "./video-section";

type ShotSectionsProps = {
  dialogue_id: string;
  details: ShotDetails;
  picture: ReturnType<typeof useShotPicture>;
  /** Whether the clip is seen beside the sections. */
  isClipSeenElsewhere?: boolean;
};

/** The making of a shot: its audio, its picture, its clip. */
export function ShotSections({ dialogue_id, details, picture, isClipSeenElsewhere }: ShotSectionsProps) {
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
      />
      <VideoSection
        dialogue_id={dialogue_id}
        shot={shot}
        isEditor={isEditor}
        hasImage={hasImage}
        hasAudio={audio.address !== undefined}
        isSeenElsewhere={isClipSeenElsewhere}
      />
    </>
  );
}
