import { mayEdit } from "@/rules/permissions";
import { Picture } from "@/ui/media-frame";
import { AudioSection, useShotAudio } from "@/story/shot/audio-section";
import { ImageSection } from "@/story/shot/image-section";
import { ShotFacts } from "@/story/shot/shot-facts";
import type { ShotDetails } from "@/story/shot/use-shot";
import { useShotPicture } from "@/story/shot/use-shot-picture";
import { VideoSection } from "@/story/shot/video-section";

/** The shot: its picture large, beside it what the script says and the making of audio, picture and clip. */
export function ShotBody({ dialogue_id, details }: { dialogue_id: string; details: ShotDetails }) {
  const { shot, story, permissionLevel } = details;
  const isEditor = mayEdit(permissionLevel);
  const audio = useShotAudio(details);
  const { making, src, refused } = useShotPicture(dialogue_id, shot);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="lg:sticky lg:top-32">
        <Picture
          src={src}
          alt={`Image of line ${shot.line_number}`}
          placeholder={refused ?? (making.isWorking ? "The image is being made." : "No image yet.")}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <ShotFacts shot={shot} story={story} />
        <AudioSection shot={shot} audio={audio} />
        <ImageSection
          dialogue_id={dialogue_id}
          line_number={shot.line_number}
          isEditor={isEditor}
          hasImage={src !== undefined}
          refused={refused}
          making={making}
        />
        <VideoSection
          dialogue_id={dialogue_id}
          shot={shot}
          isEditor={isEditor}
          hasImage={src !== undefined}
          hasAudio={audio.address !== undefined}
        />
      </div>
    </div>
  );
}
