import { usableUrl, whyRefused } from "@/rules/media-url";
import { cn } from "@/ui/cn";
import { Picture } from "@/ui/media-frame";
import { SkeletonPanel } from "@/ui/skeleton";
import "./character.css";

type FaceProps = {
  /** The address of the character's picture, as the server sent it. */
  address: string | undefined;
  name: string;
  className?: string;
};

/** A character's picture, large and whole; until there is one, the outline of somebody. */
export function Face({ address, name, className }: FaceProps) {
  const src = usableUrl(address, "image");
  const look = cn("aspect-square w-full self-start", className);
  if (src !== undefined)
    return <Picture src={src} alt={`Image of ${name}`} placeholder="" className={cn("[&_img]:object-contain", look)} />;
  return (
    <div className={cn("relative grid place-items-center overflow-hidden rounded-xl border bg-ink-900", look)}>
      <Outline className="fades" />
      <p className="absolute inset-x-4 bottom-6 text-center text-sm text-dim wrap-anywhere">
        {whyRefused(address, "image") ?? "No image yet."}
      </p>
    </div>
  );
}

const Outline = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 100 100" className={cn("face-outline absolute inset-0 size-full fill-none", className)}>
    <g strokeLinecap="round">
      <path d="M50 22c9 0 15 7 15 17 0 12-7 21-15 21s-15-9-15-21c0-10 6-17 15-17Z" />
      <path d="M43.5 58.5v6.5c0 4-4 5.5-9 7-8.5 2.5-13 8-14.5 28M56.5 58.5V65c0 4 4 5.5 9 7 8.5 2.5 13 8 14.5 28" />
    </g>
  </svg>
);

/** The shape of a screen with a face: that at the left, beside it what is told of it. */
export const FaceSkeleton = () => (
  <div className="beside-face">
    <SkeletonPanel className="aspect-square w-full" />
    <SkeletonPanel lines={5} />
  </div>
);

/** The same where the voice stands under the face. */
export const VoiceSkeleton = () => (
  <div className="beside-face is-smaller">
    <div className="flex flex-col gap-6">
      <SkeletonPanel className="only-beside aspect-square w-full" />
      <SkeletonPanel lines={3} className="min-h-40 grow" />
    </div>
    <SkeletonPanel lines={6} />
  </div>
);
