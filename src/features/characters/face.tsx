import { useState } from "react";
import { usableUrl, whyRefused } from "@/rules/media-url";
import { cn } from "@/ui/cn";
import { Picture } from "@/ui/media-frame";
import { NameLight } from "@/ui/name-light";
import { SkeletonPanel } from "@/ui/skeleton";
import "./character.css";
import { Silhouette } from "./face-to-be";

type FaceProps = {
  /** The address of the character's picture, as the server sent it. */
  address: string | undefined;
  name: string;
  className?: string;
};

/** A character's picture, large and whole; until there is one, somebody in the light of that name. */
export function Face({ address, name, className }: FaceProps) {
  const src = usableUrl(address, "image");
  /** The address of what stands there; it is asked for once more only then, when the browser has it. */
  const [shown, setShown] = useState<string>();
  const look = cn("face relative overflow-hidden rounded-xl", className);
  if (src === undefined)
    return (
      <div className={look}>
        <NameLight name={name} className="size-full">
          <Silhouette className="size-full" />
        </NameLight>
        <p className="absolute inset-x-4 bottom-6 mx-auto w-fit max-w-[90%] rounded-full bg-ink-950/85 px-3 py-1 text-center text-sm wrap-anywhere">
          {whyRefused(address, "image") ?? "No image yet."}
        </p>
      </div>
    );
  return (
    <div
      className={cn(look, "border bg-ink-950")}
      onLoadCapture={({ target }) => target instanceof HTMLImageElement && setShown(target.getAttribute("src") ?? "")}
    >
      {shown && <img src={shown} alt="" className="face-glow" />}
      <Picture
        src={src}
        alt={`Image of ${name}`}
        placeholder=""
        className="aspect-auto h-full rounded-none border-0 bg-transparent [&_img]:object-contain"
      />
    </div>
  );
}

/** The shape of a screen with a face: that at the left, beside it what is told of it. */
export const FaceSkeleton = () => (
  <div className="beside-face">
    <SkeletonPanel className="face" />
    <SkeletonPanel lines={5} className="max-lg:pb-12" />
  </div>
);

/** The same where the voice stands under the face. */
export const VoiceSkeleton = () => (
  <div className="beside-face is-smaller">
    <div className="flex flex-col gap-6">
      <SkeletonPanel className="face only-beside" />
      <SkeletonPanel lines={3} className="voice-panel" />
    </div>
    <SkeletonPanel lines={6} className="pb-40" />
  </div>
);
