import { Download } from "lucide-react";
import { useMemo, useSyncExternalStore } from "react";
import { isPdf } from "@/rules/pdf";
import { EmptyState } from "@/ui/empty-state";
import { LoadFailure } from "@/ui/load-failure";
import { bytesOf } from "./bytes-of";

type AttachmentViewProps = {
  name: string;
  type: string | undefined;
  /** Base64. */
  content: string;
  isAsking: boolean;
  onAskAgain: () => unknown;
};

/** Shows a PDF and offers any file for download. */
export function AttachmentView({ name, type = "", content, isAsking, onAskAgain }: AttachmentViewProps) {
  const bytes = useMemo(() => bytesOf(content), [content]);
  const saysPdf = /\bpdf\b/i.test(type);
  const isReadable = saysPdf && bytes !== undefined && isPdf(bytes);
  // Any other file gets a type that no browser opens as a page of this origin.
  const url = useBlobUrl(bytes, isReadable ? "application/pdf" : "application/octet-stream");

  if (saysPdf && !bytes) return <LoadFailure text="An error occurred" busy={isAsking} onRetry={onAskAgain} />;
  return (
    <div className="flex flex-col gap-4">
      {url && (
        <a
          href={url}
          download={name}
          className="flex items-center gap-2 self-start rounded-sm text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
        >
          <Download aria-hidden className="size-4" />
          Download
        </a>
      )}
      {!isReadable && <EmptyState text="Preview not available for this file type." />}
      {isReadable && url && (
        <iframe src={url} title={`Preview of ${name}`} className="h-[800px] w-full rounded-lg border bg-ink-900" />
      )}
    </div>
  );
}

/** An object URL for the bytes, revoked on unmount or when the bytes change. */
function useBlobUrl(bytes: Uint8Array<ArrayBuffer> | undefined, type: string): string | undefined {
  const { hold, read } = useMemo(() => blobUrl(bytes, type), [bytes, type]);
  return useSyncExternalStore(hold, read);
}

function blobUrl(bytes: Uint8Array<ArrayBuffer> | undefined, type: string) {
  let url: string | undefined;
  return {
    hold: () => {
      if (bytes) url = URL.createObjectURL(new Blob([bytes], { type }));
      return () => {
        if (url) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
    read: () => url,
  };
}
