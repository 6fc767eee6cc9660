import { useLocation } from "react-router-dom";
import { isId } from "@/api/ids";
import { paths } from "./paths";

/** Navigation state of a character's screens when they were opened from Create Media; document 2, section 2. */
export interface Referrer {
  referrer: "scriptMedia";
  storyId: string;
}

export const fromScriptMedia = (storyId: string): Referrer => ({ referrer: "scriptMedia", storyId });

/** The referrer in the navigation state, if valid: the state survives reloads and can be forged. */
export function useReferrer(): Referrer | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("referrer" in state) || !("storyId" in state)) return undefined;
  const { referrer, storyId } = state;
  if (referrer !== "scriptMedia" || typeof storyId !== "string" || !isId(storyId)) return undefined;
  return { referrer, storyId };
}

/** Where "back" leads: to Create Media when the user came from there, else to `elsewhere`. */
export const backTo = (referrer: Referrer | undefined, elsewhere: string) =>
  referrer ? paths.scriptMedia(referrer.storyId) : elsewhere;
