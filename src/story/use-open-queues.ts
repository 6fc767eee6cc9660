import { useCallback } from "react";
import { useUser } from "@/session/session";
import { readPreference, writePreference, type Preference } from "@/shared/preferences";

/** The stories whose queues may have something left to be done: they are driven whatever screen stands. */
export const openQueues: Preference<string[]> = {
  name: "open-queues",
  isOne: (value): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string"),
};

/** Has the queue of a story driven from now on. */
export function useOpenQueue(): (story_id: string) => void {
  const { user_id } = useUser();
  return useCallback(
    (story_id) => {
      const open = readPreference(openQueues, user_id) ?? [];
      if (!open.includes(story_id)) writePreference(openQueues, [...open, story_id], user_id);
    },
    [user_id],
  );
}

/** One that has nothing open is not looked for any more. */
export function closeQueue(user_id: string, story_id: string): void {
  const open = readPreference(openQueues, user_id)?.filter((one) => one !== story_id) ?? [];
  writePreference(openQueues, open.length > 0 ? open : undefined, user_id);
}
