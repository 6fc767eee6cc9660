import { useState } from "react";
import { usableUrl } from "@/rules/media-url";
import { cn } from "@/ui/cn";

type SmallFaceProps = {
  /** The address of the character's picture, as the server sent it. */
  address: string | undefined;
  className?: string;
};

/** A character's picture beside words; nothing where there is none. */
export function SmallFace({ address, className }: SmallFaceProps) {
  const src = usableUrl(address, "image");
  const [failed, setFailed] = useState<string>();
  if (src === undefined || src === failed) return null;
  return (
    <img
      src={src}
      alt=""
      decoding="async"
      onError={() => setFailed(src)}
      className={cn("size-9 rounded-full object-cover", className)}
    />
  );
}
