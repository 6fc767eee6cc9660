import { Picture } from "@/ui/media-frame";
import { ShotSections } from "@/story/shot/shot-sections";
import { ShotFacts } from "@/story/shot/shot-facts";
import type { ShotDetails } from "@/story/shot/use-shot";
import { useShotPicture } from "@/story/shot/use-shot-picture";

/** The shot: its picture large, beside it what the script says and the making of audio, picture and clip. */
export function ShotBody({ dialogue_id, details }: { dialogue_id: string; details: ShotDetails }) {
  const { shot, story } = details;
  const picture = useShotPicture(dialogue_id, shot);
  const { making, src, refused } = picture;

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
        <ShotSections dialogue_id={dialogue_id} details={details} picture={picture} />
      </div>
    </div>
  );
}
