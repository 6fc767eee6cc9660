import { useQueryClient } from "@tanstack/react-query";
import { errorText } from "@/api/api-error";
import type { ValidationRow } from "@/api/contract/casting";
import { retryPendingReads } from "@/api/query";
import { clip } from "@/rules/format";
import { Button } from "@/ui/button";
import { cn } from "@/ui/cn";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { LoadFailure } from "@/ui/load-failure";
import { Notice } from "@/ui/notice";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { StatusWord } from "@/ui/status-word";
import { Td, Th } from "@/ui/table";
import { Section } from "@/features/script-media/section";
import { useComing, type Standing } from "@/features/script-media/use-fold";
import { CastTable } from "./cast-table";
import { CharacterName } from "./mapping-row";
import { countFailing, isIncomplete, isMissing, type Validation } from "./validation";

type ValidationSectionProps = {
  story_id: string;
  validation: Validation;
  /** Undefined while it is not known. Without lines there is nobody to validate. */
  hasLines: boolean | undefined;
  isComing: boolean;
};

/** Whether everybody has an assignment, a voice and an image. Panels for generating stand only while all have. */
export function ValidationSection({ story_id, validation, hasLines, isComing }: ValidationSectionProps) {
  const client = useQueryClient();
  const { data, isPending, isError, error, isFetching, refetch } = validation;
  const coming = useComing(isComing);
  const rows = data?.detailedResults ?? [];

  function standing(): Standing {
    if (!hasLines) return "waiting";
    if (isError) return "failed";
    return coming ?? (data?.allValid ? "done" : "todo");
  }

  function words(): string {
    if (!hasLines) return "nobody yet";
    if (isError) return "not validated";
    if (!data) return "Validating...";
    const failing = countFailing(rows);
    if (data.allValid) return "all valid";
    return failing > 0 ? `${failing} of ${rows.length} incomplete` : "some are incomplete";
  }

  return (
    <Section
      story_id={story_id}
      id="validation"
      title="Character Validation"
      standing={standing()}
      words={words()}
      actions={
        hasLines && (
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {isFetching ? "Validating..." : "Validate Characters"}
          </Button>
        )
      }
    >
      {hasLines ? (
        <div className="flex flex-col gap-3">
          {isPending && (
            <Loading
              words="Validating characters..."
              isLong={coming === "loading"}
              onRetry={() => retryPendingReads(client)}
            >
              <SkeletonLines count={3} />
            </Loading>
          )}
          {isError && (
            <LoadFailure text={errorText(error, "Failed to validate characters")} busy={isFetching} onRetry={refetch} />
          )}
          {data && !isError && (
            <Notice tone={data.allValid ? "ok" : "info"}>
              {data.allValid
                ? (data.message ?? "All characters have assignments, voices and images.")
                : "Some characters are missing assignments, voices, or images. Please check the detailed results below."}
            </Notice>
          )}
          {rows.length > 0 && (
            <CastTable label="Validation results" columns={["Script Character", "Project Character", "Voice", "Image"]}>
              <LoadMoreList items={rows} as="tr" what="characters">
                {(row) => <ValidationResult key={row.scriptCharacter} {...row} />}
              </LoadMoreList>
            </CastTable>
          )}
        </div>
      ) : (
        <EmptyState
          text={
            hasLines === undefined
              ? "Waits for the script's lines."
              : "Nobody to validate yet. The characters come with the parsed script."
          }
        />
      )}
    </Section>
  );
}

function ValidationResult(row: ValidationRow) {
  const { scriptCharacter, projectCharacter, voiceStatus, imageStatus } = row;
  const fails = isIncomplete(row);
  return (
    <tr data-fails={fails || undefined} className={cn(fails && "[&>*]:bg-bad/8")}>
      <Th scope="row">
        <CharacterName name={scriptCharacter} />
      </Th>
      <Td className="min-w-40">
        <CheckWord status={projectCharacter ?? "Missing assignment"} />
      </Td>
      <Td className="min-w-36">
        <CheckWord status={voiceStatus ?? "Unknown"} />
      </Td>
      <Td className="min-w-36">
        <CheckWord status={imageStatus ?? "Unknown"} />
      </Td>
    </tr>
  );
}

const CheckWord = ({ status }: { status: string }) => (
  <StatusWord status={isMissing(status) ? "failed" : "done"}>
    <span className="line-clamp-3 wrap-anywhere">{clip(status)}</span>
  </StatusWord>
);
