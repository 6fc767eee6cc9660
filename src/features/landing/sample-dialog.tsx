import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import film from "@/shared/sample-film/film.json";
import filmAddress from "@/shared/sample-film/film.webm";
import stillAddress from "@/shared/sample-film/still.webp";

/** The film of the landing with its sound. */
export function SampleDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title={film.title} onClose={onClose} className="max-w-[min(72rem,120dvh)]">
      <video
        controls
        autoPlay
        playsInline
        aria-label={film.title}
        src={filmAddress}
        poster={stillAddress}
        className="aspect-video w-full rounded-lg bg-ink-950"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-dim">
          Twenty seconds of a film of {film.lines} shots: an animatic, drawn, spoken and cut from a script of six pages.
        </p>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
