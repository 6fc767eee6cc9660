import { useEffect, useEffectEvent, useRef } from "react";
import { clip } from "@/rules/format";
import { unseenEnd } from "@/ui/unseen-end";
import { isBoolean, useChoice, type Choice } from "./choices";

/** Whether somebody wants the browser to tell them of the end of long work. */
export const notifies: Choice<boolean> = { name: "notifies", isOne: isBoolean };

export interface JobEnd {
  failed?: boolean;
  /** What the screen says of it, too. */
  words: string;
}

type LongJob = {
  /** As in "Image of line 3". */
  what: string;
  isWorking: boolean;
  /** How it has ended, once it has; nothing where somebody has stopped waiting. */
  end: JobEnd | undefined;
};

/**
 * Tells of the end of a long job to whoever looks at another tab, by this one's title and, where they want it, by the
 * browser. In a tab that is looked at the screen has said it in its own place; with the screen the following ends, too.
 */
export function useTellEnd({ what, isWorking, end }: LongJob): void {
  const [isWanted] = useChoice(notifies);
  const wasWorking = useRef(false);

  const tell = useEffectEvent(() => {
    if (!end || !document.hidden) return;
    const how = end.failed ? "Failed" : "Done";
    const notification = isWanted ? notify(`${how}: ${what}`, clip(end.words)) : undefined;
    unseenEnd.tell(how, () => notification?.close());
  });
  useEffect(() => {
    if (wasWorking.current && !isWorking) tell();
    wasWorking.current = isWorking;
  }, [isWorking]);
}

function notify(title: string, body: string): Notification | undefined {
  if (!("Notification" in window) || Notification.permission !== "granted") return undefined;
  try {
    // Of several tabs that tell the same, one is shown.
    const notification = new Notification(title, { body, tag: `${title} ${body}` });
    notification.addEventListener("click", () => window.focus());
    return notification;
  } catch {
    // Chrome on Android has the name, and lets only a service worker use it.
    return undefined;
  }
}
