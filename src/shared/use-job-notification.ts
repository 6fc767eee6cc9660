import { useEffect, useEffectEvent, useRef } from "react";
import { clip } from "@/rules/format";
import { toast } from "@/ui/toast";
import { isBoolean, usePreference, type Preference } from "./preferences";

/** Whether somebody wants the browser to tell them of the end of long work. */
export const notifies: Preference<boolean> = { name: "notifies", isOne: isBoolean };

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
 * Tells of the end of a long job to whoever looks elsewhere: at another part of the screen by a toast, at another tab by
 * this one's title and, where they want it, by the browser. The screen itself says how it ended, in its own place; with
 * the screen the following ends, too.
 */
export function useJobNotification({ what, isWorking, end }: LongJob): void {
  const [isWanted] = usePreference(notifies);
  const wasWorking = useRef(false);

  const tell = useEffectEvent(() => {
    if (!end) return;
    const how = end.failed ? "Failed" : "Done";
    const notification = document.hidden && isWanted ? notify(`${how}: ${what}`, clip(end.words)) : undefined;
    toast.ended(how, what, () => notification?.close());
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
