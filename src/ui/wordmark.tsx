import { cn } from "./cn";

/** The letters of both words as they are drawn: lines 2 thick on a height of 14. */
export const virtual = [
  "M1 1 6 13 11 1",
  "M16.6 1V13",
  "M22.2 13V1H27.4a3.4 3.4 0 0 1 0 6.8H22.2M27.2 8 30.8 13",
  "M36.4 1H46M41.2 1V13",
  "M51.6 1V8.6a4.4 4.4 0 0 0 8.8 0V1",
  "M66 13 71 1 76 13M68 9H74",
  "M81.6 1V13H88.6",
];
export const studio = [
  "M111.2 3.1C110.5 1.7 109.1 1 107.5 1 105.2 1 103.7 2.2 103.7 3.9c0 4 7.8 2 7.8 6 0 1.9 -1.6 3.1 -4 3.1C105.5 13 104 12.2 103.2 10.6",
  "M117.1 1H126.7M121.9 1V13",
  "M132.3 1V8.6a4.4 4.4 0 0 0 8.8 0V1",
  "M146.7 1V13H150.1a6 6 0 0 0 0 -12Z",
  "M161.7 1V13",
  "M173.3 1a6 6 0 1 0 0 12a6 6 0 1 0 0 -12Z",
];

/** A box with some of the letters; lines may stand out of it. */
export const drawn = "overflow-visible fill-none stroke-current stroke-2 [stroke-linecap:square]";

/** The name of the product in its own letters; index.html paints the same before any script has run. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <>
      <span className="sr-only">VIRTUAL STUDIO</span>
      <svg aria-hidden width="181" height="14" className={cn(drawn, className)}>
        <path d={[...virtual, ...studio].join("")} />
      </svg>
    </>
  );
}
