import { useRef, useState, type ReactNode } from "react";
import { Image, ImageOff } from "lucide-react";
import { Button } from "./button";
import { cn } from "./cn";
import { useLoading } from "./use-loading";

type PictureProps = {
  src: string | undefined;
  alt: string;
  /** What is read while there is no picture. */
  placeholder: string;
  className?: string | undefined;
};

/** A 16:9 picture. The old one stays until the new one has loaded; one that fails, or is slow to come, says so. */
export function Picture({ src, alt, placeholder, className }: PictureProps) {
  const picture = usePicture(src);
  const { stage, tryAgain } = picture;
  return (
    <div className={cn("relative aspect-video w-full overflow-hidden rounded-xl border bg-ink-950", className)}>
      {src === undefined || stage === "failed" ? (
        <div className="flex size-full flex-col items-center justify-center gap-2 p-4 text-center text-sm text-dim">
          {stage === "failed" ? <ImageOff aria-hidden className="size-6" /> : <Image aria-hidden className="size-6" />}
          <p role={stage === "failed" ? "alert" : undefined}>
            {stage === "failed" ? "The picture could not be loaded." : placeholder}
          </p>
          {stage === "failed" && <TryAgain onClick={tryAgain} />}
        </div>
      ) : (
        <Layers src={src} alt={alt} picture={picture} />
      )}
      {stage === "slow" && (
        <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-ink-950/85 p-3 text-sm text-dim">
          <p role="status">The picture is slow to load.</p>
          <TryAgain onClick={tryAgain} />
        </div>
      )}
    </div>
  );
}

const TryAgain = ({ onClick }: { onClick: () => void }) => (
  <Button size="sm" onClick={onClick}>
    Try again
  </Button>
);

type ThumbnailProps = Omit<PictureProps, "placeholder"> & {
  /** Shown in place of a picture that cannot be loaded. */
  instead?: ReactNode;
  /** Shown over one that is slow to come, as large as it. */
  whileSlow?: ReactNode;
  /** Whether it is loaded at once: a browser loads nothing ahead of what is scrolled sideways. */
  isEager?: boolean | undefined;
};

/** A small 16:9 picture for rows and lists, loaded once it is near; without one, an empty frame named by `alt`. */
export function Thumbnail({ src, alt, className, instead, whileSlow, isEager = false }: ThumbnailProps) {
  const picture = usePicture(src);
  const failed = picture.stage === "failed";
  if (failed && instead) return instead;
  // Long lists are full of these: nothing is clipped, which would cost each a layer.
  const frame = "aspect-video w-24 shrink-0 rounded-md border bg-ink-950";
  if (src === undefined || failed)
    return (
      <div
        role="img"
        aria-label={failed ? `${alt}: could not be loaded` : `${alt}: none yet`}
        className={cn(frame, "grid place-items-center text-dim", className)}
      >
        {failed ? <ImageOff aria-hidden className="size-4" /> : <Image aria-hidden className="size-4 opacity-60" />}
      </div>
    );
  return (
    <div className={cn(frame, "relative", className)}>
      <Layers src={src} alt={alt} picture={picture} isLazy={!isEager} />
      {picture.stage === "slow" && whileSlow}
    </div>
  );
}

function usePicture(src: string | undefined) {
  const { tryAgain: tryAnew, ...loading } = useLoading(src);
  const img = useRef<HTMLImageElement>(null);
  /** The address that was loaded last. */
  const [loadedSrc, setLoadedSrc] = useState<string>();

  function onLoad() {
    loading.tell("there");
    setLoadedSrc(src);
  }

  function tryAgain() {
    // An element that is gone goes on loading, and the next one would join a request that hangs.
    img.current?.removeAttribute("src");
    tryAnew();
  }

  return { ...loading, img, loadedSrc, onLoad, tryAgain };
}

type LayersProps = { src: string; alt: string; picture: ReturnType<typeof usePicture>; isLazy?: boolean };

function Layers({ src, alt, picture: { key, img, loadedSrc, onLoad, tell }, isLazy = false }: LayersProps) {
  const fill = "absolute inset-0 size-full rounded-[inherit] object-cover";
  return (
    <>
      {loadedSrc === undefined && (
        <div aria-hidden className="absolute inset-0 animate-breathe rounded-[inherit] bg-line/70" />
      )}
      {loadedSrc !== undefined && loadedSrc !== src && <img src={loadedSrc} alt="" className={fill} />}
      <img
        key={key}
        ref={img}
        // What is not even asked for yet is not slow to come.
        loading={isLazy ? "lazy" : "eager"}
        src={src}
        alt={alt}
        decoding="async"
        onLoad={onLoad}
        onError={() => tell("failed")}
        className={cn(fill, "transition-opacity duration-200", loadedSrc !== src && "opacity-0")}
      />
    </>
  );
}
