import { cn } from "@/ui/cn";
import { NameLight } from "@/ui/name-light";
import { truncateTitle } from "@/ui/screen";

/** A character who has only a name yet: a silhouette in the light of it. */
export function FaceToBe({ name }: { name: string }) {
  const shown = truncateTitle(name) || "Your character";
  return (
    <NameLight name={shown} className="grid place-content-center justify-items-center gap-5 p-6 text-center">
      <div className="w-[min(70cqi,12rem)] overflow-hidden rounded-full lg:w-[min(32cqi,15rem)]">
        <Silhouette className="bg-ink-950/45" />
      </div>
      <b className="line-clamp-2 max-w-full text-lg font-semibold tracking-tight wrap-anywhere lg:text-2xl">{shown}</b>
    </NameLight>
  );
}

/** Somebody, as long as there is no picture. */
export const Silhouette = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 100 100" className={cn("block fill-ink-950", className)}>
    <path d="M50 20c10.5 0 17.5 7.5 17.5 18.5C67.5 51.5 60 62 50 62s-17.5-10.5-17.5-23.5C32.5 27.5 39.5 20 50 20Z" />
    <path d="M40.5 54v12c0 4-4.5 6-10.5 8-10 3.5-15 12-16 31h72c-1-19-6-27.5-16-31-6-2-10.5-4-10.5-8V54Z" />
  </svg>
);
