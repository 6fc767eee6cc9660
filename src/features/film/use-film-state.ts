import { useSyncExternalStore } from "react";
import type { FilmPlayer } from "./film-player";
import type { FilmState } from "./film-state";

/** Something of how the film stands; a component renders only when that changes. */
export const useFilmState = <Part>(player: FilmPlayer, part: (state: FilmState) => Part): Part =>
  useSyncExternalStore(player.subscribe, () => part(player.state()));
