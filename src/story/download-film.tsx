import { Download } from "lucide-react";
import { fileName, isElsewhere } from "@/rules/file-name";
import { VisuallyHidden } from "@/ui/visually-hidden";
import { buttonLook } from "@/ui/button";

type DownloadFilmProps = {
  /** An address that may be used. */
  url: string;
  storyTitle: string;
  className?: string;
};

/**
 * The film as a file of the story's name. Another host decides itself whether its film is kept or shown, and under which
 * name; the studio stays open beside it.
 */
export function DownloadFilm({ url, storyTitle, className }: DownloadFilmProps) {
  const opensBeside = isElsewhere(url, document.baseURI);
  return (
    <a
      href={url}
      download={fileName(storyTitle, url)}
      target={opensBeside ? "_blank" : undefined}
      rel="noopener noreferrer"
      className={buttonLook("quiet", "md", className)}
    >
      <Download aria-hidden />
      Download
      {opensBeside && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}
