import { useMemo, useState } from "react";
import { paths } from "@/routing/paths";
import { useRouteId } from "@/routing/params";
import { fileName } from "@/rules/file-name";
import { formatClock } from "@/rules/format";
import type { Timeline } from "@/rules/timeline";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Segmented } from "@/ui/segmented";
import { Loading } from "@/ui/skeleton";
import { TextLink } from "@/ui/text-link";
import { madeInWords } from "@/rules/running-time";
import { exportPlan, filmSizes, lackingWords, mediaOf, type FilmSize } from "./export-plan";
import { originOf, type UnreadableHost } from "./readable-hosts";
import { useExportMeans } from "./use-export-means";
import type { ExportOrder } from "./use-film-export";

const sizes = (["640x360", "1280x720", "1920x1080"] as const).map((value) => ({
  value,
  label: filmSizes[value].label,
}));

type ExportChoiceProps = {
  timeline: Timeline;
  title: string;
  onExport: (order: ExportOrder) => void;
  onClose: () => void;
};

/** What is to be written, and what stands against it. */
export function ExportChoice({ timeline, title, onExport, onClose }: ExportChoiceProps) {
  const [size, setSize] = useState<FilmSize>("1280x720");
  const [hasCaptions, setHasCaptions] = useState(false);
  const urls = useMemo(() => mediaOf(timeline), [timeline]);
  const { means, retry } = useExportMeans(urls);

  if (means === undefined) return <Loading words="Looking at what can be written..." onRetry={retry} />;
  if (means === "failed")
    return (
      <Notice
        tone="bad"
        action={
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        }
      >
        The export could not be loaded.
      </Notice>
    );

  const { formats, hosts } = means;
  const format = formats[size];
  const unreadable = new Set(hosts.map(({ origin }) => origin));
  const plan = exportPlan(timeline, (url) => !unreadable.has(originOf(url)));
  if (Object.values(formats).every((one) => one === undefined)) return <CannotWrite onClose={onClose} />;

  return (
    <>
      <div className="flex flex-col gap-2">
        <span aria-hidden className="text-sm font-medium">
          Size
        </span>
        <Segmented label="Size" options={sizes} value={size} onChange={setSize} />
      </div>
      <label className="flex min-h-6 items-center gap-2 self-start">
        <input
          type="checkbox"
          className="size-4 accent-accent-fill"
          checked={hasCaptions}
          onChange={({ target }) => setHasCaptions(target.checked)}
        />
        Captions in the picture
      </label>
      {hosts.length > 0 && <Unreadable hosts={hosts} lacking={lackingWords(plan)} />}
      <p className="text-sm text-dim tabular-nums">
        {format
          ? `${containerNames[format.container]}, ${formatClock(timeline.duration)}: ${madeInWords(plan.made, "some")}.`
          : "This browser cannot write a film of that size. Choose a smaller one."}
      </p>
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="primary"
          disabled={!format}
          onClick={() =>
            format &&
            onExport({ plan, size, format, hasCaptions, fileName: fileName(title, `film.${format.container}`) })
          }
        >
          {hosts.length > 0 ? "Export without them" : "Export"}
        </Button>
      </div>
    </>
  );
}

const containerNames = { mp4: "MP4", webm: "WebM" };

function StoryVideoLink() {
  return <TextLink to={paths.editVideo(useRouteId("storyId"))}>Story Video</TextLink>;
}

/** Which hosts give no bytes, what can be done about it, and what can be had without. */
function Unreadable({ hosts, lacking }: { hosts: readonly UnreadableHost[]; lacking: string }) {
  return (
    <Notice tone="warn">
      <div className="flex flex-col gap-2">
        {hosts.map(({ origin, words }) => (
          <p key={origin}>{words}</p>
        ))}
        <p>
          A file can only be made of what can be read. {lacking} The studio can join all clips into one film, at{" "}
          <StoryVideoLink />.
        </p>
      </div>
    </Notice>
  );
}

function CannotWrite({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Notice tone="warn">
        This browser cannot write video; a newer one can. The studio can join all clips into one film, at{" "}
        <StoryVideoLink />.
      </Notice>
      <div className="flex justify-end pt-2">
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  );
}
