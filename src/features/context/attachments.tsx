import { useQuery } from "@tanstack/react-query";
import { ChevronRight, FileText, Upload } from "lucide-react";
import { Link } from "react-router-dom";
import { listAttachments } from "@/api/contract/context";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { ButtonLink } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { MiddleCut } from "@/ui/middle-cut";
import { Panel } from "@/ui/panel";
import { QueryState } from "@/shared/query-state";

type AttachmentsProps = { context_id: string; info_id: string; mayEdit: boolean };

/** The files of an entry, with a link to upload another. */
export function Attachments({ context_id, info_id, mayEdit }: AttachmentsProps) {
  const list = useQuery(read(listAttachments, { context_id, info_id }));
  const files = list.data?.attachments;
  const isEmpty = files?.length === 0;
  const upload = mayEdit && (
    <ButtonLink to={paths.upload(context_id, info_id)} size={isEmpty ? "md" : "sm"} className="max-sm:min-h-11">
      <Upload aria-hidden />
      Upload File
    </ButtonLink>
  );

  return (
    <Panel title="Attachments" className="grow" count={files?.length} actions={!isEmpty && upload}>
      {!files && <QueryState isPart query={list} words="Loading attachments..." />}
      {isEmpty && (
        <EmptyState
          text="No attachments yet."
          hint={mayEdit ? "PDF files that belong to this entry." : undefined}
          action={upload}
          className="min-h-48"
        />
      )}
      {files && files.length > 0 && (
        <ul className="-m-2 flex flex-col">
          <LoadMoreList items={files} as="li" what="files">
            {({ id, name }) => (
              <li key={id}>
                <Link
                  to={paths.attachment(context_id, info_id, id)}
                  className="flex min-h-14 items-center gap-3 rounded-lg px-2 py-2 hover:bg-ink-850"
                >
                  <FileText aria-hidden className="size-10 shrink-0 rounded-lg border bg-ink-850 p-2.5 text-dim" />
                  <MiddleCut text={name} />
                  <ChevronRight aria-hidden className="ml-auto size-4 shrink-0 text-dim" />
                </Link>
              </li>
            )}
          </LoadMoreList>
        </ul>
      )}
    </Panel>
  );
}
