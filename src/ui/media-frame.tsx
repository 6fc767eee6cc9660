import { useState } from "react";
import { Image, ImageOff } from "lucide-react";
import { cn } from "./cn";

type PictureProps = {
  src: string | undefined;
  alt: string;
  /** What is read while there is no picture. */
  placeholder: string;
  className?: string | undefined;
};

/** A 16:9 picture. The old one stays until the new one has loaded; one that fails says so. */
export function Picture({ src, alt, placeholder, className }: PictureProps) {
  const { loadedSrc, failed, ...events } = usePicture(src);
  return (
    <div className={cn("relative aspect-video w-full overflow-hidden rounded-xl border bg-ink-950", className)}>
      {src === undefined || failed ? (
        <div className="flex size-full flex-col items-center justify-center gap-2 p-4 text-center text-sm text-dim">
          {failed ? <ImageOff aria-hidden className="size-6" /> : <Image aria-hidden className="size-6" />}
          <p role={failed ? "alert" : undefined}>{failed ? "The picture could not be loaded." : placeholder}</p>
        </div>
      ) : (
        <Layers src={src} alt={alt} loadedSrc={loadedSrc} {...events} />
      )}
    </div>
  );
}

/** A small 16:9 picture for rows and lists; without one, an empty frame named by `alt`. */
export function Thumbnail({ src, alt, className }: Omit<PictureProps, "placeholder">) {
  const { loadedSrc, failed, ...events } = usePicture(src);
  return (
    <div className={cn("relative aspect-video w-24 shrink-0 overflow-hidden rounded-md border bg-ink-950", className)}>
      {src === undefined || failed ? (
        <div
          role="img"
          aria-label={failed ? `${alt}: could not be loaded` : `${alt}: none yet`}
          className="grid size-full place-items-center text-dim"
        >
          {failed ? <ImageOff aria-hidden className="size-4" /> : <Image aria-hidden className="size-4 opacity-60" />}
        </div>
      ) : (
        <Layers src={src} alt={alt} loadedSrc={loadedSrc} {...events} />
      )}
    </div>
  );
}

function usePicture(src: string | undefined) {
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const [failedSrc, setFailedSrc] = useState<string>();
  return {
    loadedSrc,
    failed: src !== undefined && failedSrc === src,
    onLoad: () => setLoadedSrc(src),
    onError: () => setFailedSrc(src),
  };
}

type LayersProps = { src: string; alt: string; loadedSrc: string | undefined; onLoad: () => void; onError: () => void };

function Layers({ src, alt, loadedSrc, onLoad, onError }: LayersProps) {
  const fill = "absolute inset-0 size-full object-cover";
  return (
    <>
      {loadedSrc === undefined && <div aria-hidden className="absolute inset-0 animate-breathe bg-line/70" />}
      {loadedSrc !== undefined && loadedSrc !== src && <img src={loadedSrc} alt="" className={fill} />}
      <img
        key={src}
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onLoad={onLoad}
        onError={onError}
        className={cn(fill, "transition-opacity duration-200", loadedSrc !== src && "opacity-0")}
      />
    </>
  );
}
