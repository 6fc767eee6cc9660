import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { checkUsername } from "@/api/contract/auth";
import { read } from "@/api/query";
import { cleanUsername } from "@/rules/username";

/** "failed" counts as taken: nobody could say that the name is free. */
export type Availability =
  | { state: "unknown" | "available" | "failed" }
  | { state: "taken"; suggestion: string | undefined };

/** Milliseconds after the last keystroke before the server is asked. */
const typingPauseMs = 500;

/** Whether a name is free. Only the answer for the name as it stands now counts. */
export function useUsernameAvailability(userName: string): Availability {
  const asked = useSettled(userName, typingPauseMs);
  // Asked once for each name: while it is asked again, a click on Register would find the button closed.
  const once = { gcTime: 0, staleTime: "static" } as const;
  const check = useQuery({ ...read(checkUsername, { userName: asked }), enabled: asked !== "", ...once });

  if (userName === "" || userName !== asked || check.isFetching) return { state: "unknown" };
  if (check.isError) return { state: "failed" };
  if (!check.data) return { state: "unknown" };
  if (check.data.available) return { state: "available" };
  return { state: "taken", suggestion: cleanUsername(check.data.suggestion ?? "").userName || undefined };
}

/** The value, once it has stood still for so many milliseconds. */
function useSettled(value: string, pause: number) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
