import { Download } from "lucide-react";
import { useMemo, useSyncExternalStore } from "react";
import { formatSize } from "@/rules/format";
import { isPdf } from "@/rules/pdf";
import { buttonLook } from "@/ui/button";
import { LoadFailure } from "@/ui/load-failure";
import { bytesOf } from "./bytes-of";
import { FileCard } from "./file-card";
import { fileKind } from "./file-kind";

type AttachmentViewProps = {
  name: string;
  type: string | undefined;
  /** Base64. */
  content: string;
  isAsking: boolean;
  onAskAgain: () => unknown;
};

// Decision: .github/decisions/files.md
/** Shows a PDF where the browser can, and offers any file for download. */
export function AttachmentView({ name, type = "", content, isAsking, onAskAgain }: AttachmentViewProps) {
  const bytes = useMemo(() => bytesOf(content), [content]);
  const saysPdf = /\bpdf\b/i.test(type);
  const isReadable = saysPdf && bytes !== undefined && isPdf(bytes);
  // Any other file gets a type that no browser opens as a page of this origin.
  const url = useBlobUrl(bytes, isReadable ? "application/pdf" : "application/octet-stream");

  if (saysPdf && !bytes) return <LoadFailure text="An error occurred" busy={isAsking} onRetry={onAskAgain} />;

  const kind = fileKind(name, type);
  const facts = [kind, bytes && formatSize(bytes.length)].filter(Boolean).join(" · ");
  const download = url && (
    <a href={url} download={name} className={buttonLook("primary", "md", "max-sm:w-full")}>
      <Download aria-hidden />
      Download
    </a>
  );

  const card = { name, kind, facts, action: download };
  if (!isReadable)
    return (
      <FileCard
        {...card}
        reason="Preview not available for this file type."
        hint={bytes ? "Download it, and open it on your device." : "The server has sent nothing of its content."}
      />
    );
  if (hasNoPdfViewer())
    return (
      <FileCard {...card} reason="This browser does not show PDFs." hint="Download it to read it on your device." />
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-dim tabular-nums">{facts}</p>
        {download}
      </div>
      {url && (
        <iframe src={url} title={`Preview of ${name}`} className="h-[800px] w-full rounded-lg border bg-ink-900" />
      )}
    </div>
  );
}

/** Where a frame would stay empty: browsers of most phones, and those set to download PDFs. */
const hasNoPdfViewer = () => "pdfViewerEnabled" in navigator && !navigator.pdfViewerEnabled;

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
