import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { checkUsername } from "@/api/contract/auth";
import { read } from "@/api/query";
import { cleanUsername } from "@/rules/username";

/** "failed" counts as taken, because the server did not confirm that the name is free. */
export type Availability =
  | { state: "unknown" | "available" | "failed" }
  | { state: "taken"; suggestion: string | undefined };

/** Milliseconds from the last key until the server is asked. */
const typingPauseMs = 500;

/** Whether the current name is free. An answer about an earlier name is ignored. */
export function useUsernameAvailability(userName: string): Availability {
  const asked = useSettled(userName, typingPauseMs);
  // Never refetched: during a refetch the Register button would be disabled, perhaps just when it is clicked.
  const once = { gcTime: 0, staleTime: "static" } as const;
  const check = useQuery({ ...read(checkUsername, { userName: asked }), enabled: asked !== "", ...once });

  if (userName === "" || userName !== asked || check.isFetching) return { state: "unknown" };
  if (check.isError) return { state: "failed" };
  if (!check.data) return { state: "unknown" };
  if (check.data.available) return { state: "available" };
  return { state: "taken", suggestion: cleanUsername(check.data.suggestion ?? "").userName || undefined };
}

/** The value, once it has not changed for `pause` milliseconds. */
function useSettled(value: string, pause: number) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
