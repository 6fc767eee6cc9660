import { NameLight } from "@/ui/name-light";
import { truncateTitle } from "@/ui/screen";

/** A character who has only a name yet: a silhouette in the light of it. */
export function FaceToBe({ name }: { name: string }) {
  const shown = truncateTitle(name) || "Your character";
  return (
    <NameLight name={shown} className="grid place-content-center justify-items-center gap-6 p-8 text-center">
      <div className="w-[min(70cqi,12rem)] overflow-hidden rounded-full lg:w-[min(60cqi,calc(100dvh-30rem),26rem)] lg:min-w-56">
        <svg viewBox="0 0 100 100" className="block bg-ink-950/45 fill-ink-950">
          <path d="M50 20c10 0 16.5 7.5 16.5 18S60 61 50 61s-16.5-12.5-16.5-23S40 20 50 20Z" />
          <path d="M41 54v11c0 4-5 6-11 8-10 3.5-15 12-16 32h72c-1-20-6-28.5-16-32-6-2-11-4-11-8V54Z" />
        </svg>
      </div>
      <b className="line-clamp-2 max-w-full text-lg font-semibold tracking-tight wrap-anywhere lg:text-2xl">{shown}</b>
    </NameLight>
  );
}
