import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "@/routing/paths";
import { formatMegabytes, formatSize } from "@/rules/format";
import { pdfProblem } from "@/rules/pdf";
import { Button } from "@/ui/button";
import { FileField } from "@/ui/file-field";
import { Form, FormActions } from "@/ui/form";
import { Notice } from "@/ui/notice";
import { ProgressBar } from "@/ui/progress-bar";
import "./context.css";
import { useUpload, type UploadStep } from "./use-upload";

type UploadFormProps = { context_id: string; info_id: string; info_name: string };

export function UploadForm({ context_id, info_id, info_name }: UploadFormProps) {
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [complaint, setComplaint] = useState<string>();
  const { step, upload, cancel, failure, forgetFailure } = useUpload({ context_id, info_id, info_name });

  function settle(chosen: File | undefined, found: string | undefined) {
    forgetFailure();
    setComplaint(found);
    setFile(found === undefined ? chosen : undefined);
  }

  return (
    <Form className="min-w-0 sm:rounded-xl sm:border sm:bg-ink-900 sm:p-4" onSubmit={() => file && upload(file)}>
      <FileField
        label="PDF file"
        accept="application/pdf,.pdf"
        hint="A PDF of at most 10 MB. Its text is read after the upload."
        file={file}
        size={file && formatSize(file.size)}
        error={complaint}
        isWrong={failure !== undefined}
        disabled={step !== undefined}
        autoFocus
        className={file ? undefined : "drop-area"}
        onChoose={(chosen) => void pdfProblem(chosen).then((found) => settle(chosen, found))}
        onRemove={() => settle(undefined, undefined)}
        onMany={() => settle(undefined, "Please select a PDF file")}
      />
      {step && <Progress step={step} />}
      {failure && (
        <Notice tone="bad">
          <p>{failure}</p>
          {file && <p className="text-dim">The file is still chosen: Upload tries again.</p>}
        </Notice>
      )}
      <FormActions>
        <Button type="submit" variant="primary" busy={step !== undefined} disabled={!file}>
          {step ? "Uploading..." : "Upload"}
        </Button>
        {step?.at === "uploading" ? (
          <Button onClick={cancel}>Cancel upload</Button>
        ) : (
          <Button
            variant="ghost"
            onClick={() => void navigate(paths.information(context_id, info_id), { replace: true })}
          >
            {step ? "Back without waiting" : "Cancel"}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}

function Progress({ step }: { step: UploadStep }) {
  const isUploading = step.at === "uploading";
  const percent = isUploading && step.total > 0 ? (100 * step.sent) / step.total : 0;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex justify-between gap-4 text-sm text-dim">
        <span role="status">{isUploading ? "Uploading file..." : "Extracting text..."}</span>
        {isUploading && (
          <span className="tabular-nums">
            {formatMegabytes(step.sent)} of {formatMegabytes(step.total)}
          </span>
        )}
      </p>
      <ProgressBar
        label={isUploading ? "Uploading file" : "Extracting text"}
        value={isUploading ? percent : undefined}
      />
    </div>
  );
}
