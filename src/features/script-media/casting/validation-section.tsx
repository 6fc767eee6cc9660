import { useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { errorText } from "@/api/api-error";
import type { validateCharacters, ValidationRow } from "@/api/contract/casting";
import { retryPendingReads } from "@/api/query";
import { Button } from "@/ui/button";
import { cn } from "@/ui/cn";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { LoadFailure } from "@/ui/load-failure";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { StatusWord } from "@/ui/status-word";
import { Table, Td, Th } from "@/ui/table";

export type Validation = UseQueryResult<z.infer<typeof validateCharacters.reply>>;

const title = "Character Validation";

type ValidationSectionProps = {
  validation: Validation;
  /** Undefined while it is not known. Without lines there is nobody to validate. */
  hasLines: boolean | undefined;
};

/** Whether everybody has an assignment, a voice and an image. Panels for generating stand only while all have. */
export function ValidationSection({ validation, hasLines }: ValidationSectionProps) {
  if (hasLines) return <Results {...validation} />;
  const text =
    hasLines === undefined
      ? "Waits for the script's lines."
      : "Nobody to validate yet. The characters come with the parsed script.";
  return (
    <Panel title={title}>
      <EmptyState text={text} />
    </Panel>
  );
}

function Results({ data, isPending, isError, error, isFetching, refetch }: Validation) {
  const client = useQueryClient();
  const rows = data?.detailedResults ?? [];
  return (
    <Panel
      title={title}
      actions={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {isFetching ? "Validating..." : "Validate Characters"}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {isPending && (
          <Loading words="Validating characters..." onRetry={() => retryPendingReads(client)}>
            <SkeletonLines count={3} />
          </Loading>
        )}
        {isError && (
          <LoadFailure text={errorText(error, "Failed to validate characters")} busy={isFetching} onRetry={refetch} />
        )}
        {data && !isError && (
          <Notice tone={data.allValid ? "ok" : "warn"}>
            {data.allValid
              ? (data.message ?? "All characters have assignments, voices and images.")
              : "Some characters are missing assignments, voices, or images. Please check the detailed results below."}
          </Notice>
        )}
        {rows.length > 0 && (
          <Table label="Validation results">
            <thead>
              <tr>
                <Th>Script Character</Th>
                <Th>Project Character</Th>
                <Th>Voice</Th>
                <Th>Image</Th>
              </tr>
            </thead>
            <tbody>
              <LoadMoreList items={rows} as="tr" what="characters">
                {(row) => <ValidationResult key={row.scriptCharacter} {...row} />}
              </LoadMoreList>
            </tbody>
          </Table>
        )}
      </div>
    </Panel>
  );
}

const isMissing = (status: string | undefined) => status?.includes("Missing") ?? false;

function ValidationResult({ scriptCharacter, projectCharacter, voiceStatus, imageStatus }: ValidationRow) {
  const fails = [projectCharacter, voiceStatus, imageStatus].some(isMissing) || projectCharacter === undefined;
  return (
    <tr data-fails={fails || undefined} className={cn(fails && "[&>*]:bg-bad/8")}>
      <Th scope="row">{scriptCharacter}</Th>
      <Td>
        <CheckWord status={projectCharacter ?? "Missing assignment"} />
      </Td>
      <Td>
        <CheckWord status={voiceStatus ?? "Unknown"} />
      </Td>
      <Td>
        <CheckWord status={imageStatus ?? "Unknown"} />
      </Td>
    </tr>
  );
}

const CheckWord = ({ status }: { status: string }) => (
  <StatusWord status={isMissing(status) ? "failed" : "done"}>{status}</StatusWord>
);
