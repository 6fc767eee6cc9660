import type { UseQueryResult } from "@tanstack/react-query";
import { errorText } from "@/api/api-error";
import { LoadFailure } from "@/ui/load-failure";

/** Says that it is not known which lines have audio, and asks again. */
export const AudioFailure = ({ audio }: { audio: Pick<UseQueryResult, "error" | "isFetching" | "refetch"> }) => (
  <LoadFailure
    text={errorText(audio.error, "Failed to check existing audio")}
    busy={audio.isFetching}
    onRetry={audio.refetch}
  />
);
