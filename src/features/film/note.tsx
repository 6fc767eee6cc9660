import type { ReactNode } from "react";
import type { Segment, Tier } from "@/rules/timeline";
import type { FilmPlayer } from "./film-player";
import type { Fall } from "./film-state";
import { useFilmState } from "./use-film-state";

/** Why the shot is not seen or heard as it was made, or why nothing begins. */
export function Note({ player }: { player: FilmPlayer }): ReactNode {
  const segment = useFilmState(player, (state) => state.segment);
  const fall = useFilmState(player, (state) => state.falls.get(state.segment.uid));
  const tier = useFilmState(player, (state) => state.tier);
  const isRefused = useFilmState(player, (state) => state.isRefused);
  if (isRefused) return "The browser did not let the film begin by itself. Press Play.";
  return fall ? fallWords(segment, fall, tier) : null;
}

/** What of a shot did not come, what is still to come, and what is shown in its place. */
function fallWords({ line_number, picture, sound, still }: Segment, fall: Fall, tier: Tier): string {
  if (!fall.picture) return `Line ${line_number}: its ${sound === "audio" ? "audio" : "sound"} did not come.`;
  const isWaitedFor = fall.picture === "still" && tier !== "still";
  const alsoLost = picture === "clip" && fall.picture === "card" && still ? " and its still" : "";
  const alsoComing = isWaitedFor ? " and its still has not come yet" : "";
  return `Line ${line_number}: its ${picture}${alsoLost} did not come${alsoComing}, so its ${tier} is shown.`;
}
