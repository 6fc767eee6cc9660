import { cn } from "./cn";

/** Letters of the end that always stay: of an address its host, of a file its kind. */
const endLength = 12;

/** More of the beginning fits on no line. */
const longestStart = 300;

type MiddleCutProps = { text: string; className?: string | undefined };

/**
 * An address or a file's name on one line. What does not fit is cut out of its middle, so that its end stays; the whole is
 * its tooltip, and what is read aloud.
 */
export function MiddleCut({ text, className }: MiddleCutProps) {
  const line = text.replaceAll(/\s/g, " ");
  const end = lastLetters(line);
  if (end === line) return <bdi className={className}>{text}</bdi>;
  return (
    <span dir="auto" title={text} className={cn("inline-flex max-w-full min-w-0 whitespace-pre", className)}>
      <bdi className="sr-only">{text}</bdi>
      <span aria-hidden className="min-w-[2ch] shrink-[9999] truncate">
        {line.slice(0, line.length - end.length).slice(0, longestStart)}
      </span>
      <span aria-hidden className="min-w-0 overflow-hidden">
        {end}
      </span>
    </span>
  );
}

/** By letters as a reader counts them: one may be many characters long. */
function lastLetters(line: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(line.slice(-20 * endLength)), ({ segment }) => segment);
  return letters.slice(-endLength).join("");
}
