import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError, errorText } from "@/api/api-error";
import { call } from "@/api/client";
import { extractPdfText, listAttachments, uploadPdf } from "@/api/contract/context";
import { useAction } from "@/api/query";
import { paths } from "@/routing/paths";
import { toast } from "@/ui/toast";

type Destination = { context_id: string; info_id: string; info_name: string };

/** Progress in bytes, or the text extraction after the upload. */
export type UploadStep = { at: "uploading"; sent: number; total: number } | { at: "extracting" };

// Decision: .github/decisions/files.md
/** Uploads a file, has its text extracted and returns to the entry. The file stays uploaded if the extraction fails. */
export function useUpload({ context_id, info_id, info_name }: Destination) {
  const navigate = useNavigate();
  const [step, setStep] = useState<UploadStep>();
  const underWay = useRef<AbortController>(undefined);
  // Unmounting aborts the upload.
  useEffect(() => () => underWay.current?.abort(), []);

  const action = useAction({
    mutationFn: async (file: File) => {
      const controller = new AbortController();
      underWay.current = controller;
      const { signal } = controller;
      setStep({ at: "uploading", sent: 0, total: file.size });
      try {
        const onUpload = (sent: number, total: number) => setStep({ at: "uploading", sent, total });
        const { id } = await call(uploadPdf, { context_id, file, info_id, info_name }, { signal, onUpload });
        if (id === undefined) throw new Error("The file has no id");
        setStep({ at: "extracting" });
        if (!(await extractText(id))) toast.bad("Text extraction failed, but file was uploaded successfully");
        return { wasLeft: signal.aborted };
      } finally {
        setStep(undefined);
      }
    },
    meta: { refreshes: [listAttachments] },
    onSuccess: ({ wasLeft }) => wasLeft || navigate(paths.information(context_id, info_id), { replace: true }),
  });

  /** Resolves to whether the text could be extracted. */
  async function extractText(attachment_id: string): Promise<boolean> {
    return call(extractPdfText, { context_id, info_id, attachment_id }).then(
      () => true,
      () => false,
    );
  }

  return {
    step,
    upload: action.mutate,
    cancel: () => underWay.current?.abort(),
    failure: action.error ? failureText(action.error) : undefined,
    forgetFailure: action.reset,
  };
}

/** The error message; undefined for an upload that the user cancelled. */
function failureText(error: Error): string | undefined {
  if (error.name === "AbortError") return undefined;
  const isRefused = error instanceof ApiError && error.failure === "refused";
  return errorText(error, isRefused ? "Upload failed" : "Failed to upload file. Please try again.");
}
