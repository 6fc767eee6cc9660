import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "@/session/session";
import { usePreference } from "@/shared/preferences";
import { openQueues } from "@/story/use-open-queues";

const none: string[] = [];

/** Drives what was asked for shot by shot, whatever screen stands, until whoever asked for it has logged out. */
export function QueueDrivers() {
  const session = useSession();
  const [open = none] = usePreference(openQueues);
  if (session.status !== "signed-in") return null;
  const { user_id } = session.user;
  return open.map((story_id) => <QueueDriver key={`${user_id} ${story_id}`} user_id={user_id} story_id={story_id} />);
}

function QueueDriver({ user_id, story_id }: { user_id: string; story_id: string }) {
  const client = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    void import("@/story/queue-driver")
      .then(({ driveStoryQueue }) => driveStoryQueue(client, { user_id, story_id }, leaving.signal))
      // Without its code nothing is sent; the next page tries again.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [client, user_id, story_id]);
  return null;
}
