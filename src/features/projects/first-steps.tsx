import { useState, type ReactNode } from "react";
import { Play } from "lucide-react";
import { config } from "@/env";
import { useUser } from "@/session/session";
import { Button } from "@/ui/button";
import { cn } from "@/ui/cn";
import film from "@/shared/sample-film/film.json";
import filmAddress from "@/shared/sample-film/film.webm";
import { PlayDisc } from "@/ui/play-disc";
import cast from "./pictures/cast.webp?no-inline";
import filmPicture from "./pictures/film.webp?no-inline";
import sample from "./pictures/sample.webp?no-inline";
import shots from "./pictures/shots.webp?no-inline";

/** The studio's own film, to be opened as a project. */
export function SamplePanel() {
  return (
    <section aria-label="The sample project" className="flex min-w-0 flex-col gap-4">
      <div className="relative aspect-video overflow-hidden rounded-xl bg-ink-900">
        <SampleFilm />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-0.5">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
          <h2 className="text-lg font-semibold tracking-tight">Traffic Control Dogs</h2>
          <p className="max-w-[560px] text-dim">
            A finished film to take apart: its script, its shots, voices and pictures are yours to look at and to
            change. Or begin with the script alone, and make the film.
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <SampleForm label="Open the sample project" />
          <SampleForm label="Make it yourself" state="empty" />
        </div>
      </div>
    </section>
  );
}

/** Its picture, which plays twenty seconds of it in its place. */
function SampleFilm() {
  const [plays, setPlays] = useState(false);
  const [failed, setFailed] = useState(false);
  if (plays && !failed)
    return (
      <video
        // What was pressed is gone: the player has the focus in its place.
        ref={(player) => player?.focus()}
        tabIndex={0}
        controls
        autoPlay
        playsInline
        aria-label={`${film.title}, twenty seconds of it`}
        src={filmAddress}
        poster={sample}
        onError={() => setFailed(true)}
        className="size-full bg-ink-950 object-contain"
      />
    );
  return (
    <>
      <img src={sample} alt="Bob and the dog inside the traffic light" className="size-full object-cover" />
      <span className="absolute top-2 left-2 rounded-sm bg-ink-950/75 px-1.5 text-sm leading-5 font-medium">
        Sample
      </span>
      {failed ? (
        <p role="alert" className="absolute bottom-3 left-3 rounded-sm bg-ink-950/75 px-2 py-1 text-sm">
          The sample could not be played here.
        </p>
      ) : (
        <PlayDisc
          what="twenty seconds of the sample"
          onClick={() => setPlays(true)}
          className="absolute bottom-3 left-3 size-12"
        />
      )}
    </>
  );
}

type SampleFormProps = {
  label: string;
  /** As it was before anything was made of it. */
  state?: "empty";
};

/** A form with POST: a link, which anybody can place anywhere, must not create a project. */
function SampleForm({ label, state }: SampleFormProps) {
  const { user_id } = useUser();
  return (
    <form action={config.sampleProject} method="post" encType="multipart/form-data" className="max-sm:w-full">
      <input type="hidden" name="user_id" value={user_id} />
      {state && <input type="hidden" name="state" value={state} />}
      <Button type="submit" className="max-sm:min-h-11 max-sm:w-full">
        {label}
      </Button>
    </form>
  );
}

const words = "EXT. PARK - DAY\n\nBOB\n  Hi hello.\n\nDOG\n  YIP YUP!";

type WayToFilmProps = {
  /** At the side of something larger: one below the other, over all of its height. */
  isBeside: boolean;
  /** Where the side is theirs alone. */
  isLarge?: boolean;
};

/** From script to film in four pictures. */
export function WayToFilm({ isBeside, isLarge = false }: WayToFilmProps) {
  return (
    <ol
      aria-label="From script to film"
      className={cn(
        "grid gap-3 sm:max-lg:grid-cols-2",
        isBeside ? "flex-1 content-start" : "lg:grid-cols-4",
        isLarge ? "large-steps lg:content-between max-lg:border-t max-lg:pt-5" : "border-t pt-5",
      )}
    >
      <Step name="Script" what="Written, imported, or proposed by the AI.">
        <span className="@container block size-full overflow-hidden bg-ink-850 font-script text-dim">
          <span className="page-of-script block px-[9%] py-[6%]">{words}</span>
        </span>
      </Step>
      <Step name="Cast" what="A face and a voice for everybody in it.">
        <span className="grid size-full place-content-center bg-ink-850 px-2">
          <img src={cast} alt="" loading="lazy" className="h-auto w-full" />
        </span>
      </Step>
      <Step name="Shots" what="A picture for every line, then a clip.">
        <img src={shots} alt="" loading="lazy" className="size-full object-cover" />
      </Step>
      <Step name="Film" what="To watch, to download and to share.">
        <img src={filmPicture} alt="" loading="lazy" className="size-full object-cover" />
        <span className="absolute bottom-2 left-2 grid size-7 place-items-center rounded-full bg-ink-950/75">
          <Play className="size-3 fill-current" />
        </span>
      </Step>
    </ol>
  );
}

function Step({ name, what, children }: { name: string; what: string; children: ReactNode }) {
  return (
    <li className="way-step grid items-center gap-3">
      <span aria-hidden className="relative block aspect-video overflow-hidden rounded-lg bg-ink-900">
        {children}
      </span>
      <span>
        <b className="block font-semibold">{name}</b>
        <span className="block text-sm text-dim">{what}</span>
      </span>
    </li>
  );
}
