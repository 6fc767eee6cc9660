import { Clapperboard } from "lucide-react";
import { useState } from "react";
import { paths } from "@/routing/paths";
import { BoardPicture } from "@/story/shot/board-picture";
import { ShotFacts } from "@/story/shot/shot-facts";
import { quiet, ShotFrame, type PictureKind } from "@/story/shot/shot-frame";
import { ShotSections } from "@/story/shot/shot-sections";
import { ShotStrip } from "@/story/shot/shot-strip";
import type { ShotDetails } from "@/story/shot/use-shot";
import { useFilmAround } from "@/story/shot/use-film-around";
import { useShotClip } from "@/story/shot/use-shot-clip";
import { useShotPicture } from "@/story/shot/use-shot-picture";
import { ButtonLink } from "@/ui/button";
import { cn } from "@/ui/cn";
import { Picture } from "@/ui/media-frame";
import { ShotFace } from "./shot-face";
import { beside, frame, panel } from "./shot-layout";

/** The shot large, among its neighbours; beside it what the script says and the making of audio, picture and clip. */
export function ShotBody({ dialogue_id, details }: { dialogue_id: string; details: ShotDetails }) {
  const { shot, story } = details;
  const { line_number } = shot;
  const picture = useShotPicture(dialogue_id, shot);
  const clip = useShotClip(dialogue_id, shot);
  const { shots, here, cut } = useFilmAround(story.id, dialogue_id);
  const [wanted, setWanted] = useState<PictureKind>("clip");

  return (
    <div className={beside}>
      <div className="shot-large flex min-w-0 flex-col gap-3">
        <ShotFrame
          shot={shot}
          clip={clip}
          hasStill={picture.src !== undefined}
          still={
            picture.src ? (
              <Picture
                src={picture.src}
                alt={`Image of line ${line_number}`}
                placeholder=""
                className={cn("[&_img]:object-contain", frame)}
              />
            ) : (
              <BoardPicture segment={{ line: shot, still: undefined, clip: undefined }} className={frame} />
            )
          }
          wanted={wanted}
          onWant={setWanted}
          cut={cut}
          className={frame}
          state={<ShotState picture={picture} hasClip={clip !== undefined} />}
          actions={
            <ButtonLink
              size="sm"
              variant="ghost"
              className={cn(quiet, "max-sm:hidden")}
              to={paths.film(story.id, String(line_number))}
            >
              <Clapperboard aria-hidden />
              Play in Film
            </ButtonLink>
          }
        />
        <ShotStrip shots={shots} here={here} />
      </div>
      <div className={panel}>
        <div className="pb-4">
          <ShotFacts shot={shot} story={story} face={<ShotFace story_id={story.id} shot={shot} />} />
        </div>
        <ShotSections
          dialogue_id={dialogue_id}
          details={details}
          picture={picture}
          onMake={setWanted}
          hasStillAtPrompt={clip !== undefined}
        />
      </div>
    </div>
  );
}

type ShotStateProps = { picture: ReturnType<typeof useShotPicture>; hasClip: boolean };

/** How far the shot is, in words. */
function ShotState({ picture: { making, src, refused }, hasClip }: ShotStateProps) {
  if (refused) return <p className="text-sm text-bad wrap-anywhere">{refused}</p>;
  if (hasClip || src)
    return (
      <p className="flex items-center gap-1.5 text-sm text-dim">
        <span aria-hidden className={cn("size-1.75 rounded-full", hasClip ? "bg-ok" : "bg-dim")} />
        {hasClip ? "Clip ready" : "Still ready"}
      </p>
    );
  return <p className="text-sm text-dim">{making.isWorking ? "The image is being made." : "No image yet."}</p>;
}
