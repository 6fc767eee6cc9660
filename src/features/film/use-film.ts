import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { existingAudio } from "@/api/contract/generators";
import { parsedLines } from "@/api/contract/parsing";
import { refresh } from "@/api/query";
import { usePreference } from "@/shared/preferences";
import { volumePreference } from "@/shared/volume-preference";
import type { FilmTimeline } from "@/story/use-timeline";
import { isDialogOpen } from "@/ui/dialog";
import { DomStage } from "./dom-stage";
import { FilmPlayer } from "./film-player";
import { useFilmAddress } from "./use-film-address";
import { useFilmState } from "./use-film-state";

/** What is made elsewhere is looked for while the film plays, without a word about failures. */
const lookPace = { everyMs: 15_000 };

export interface Film {
  player: FilmPlayer;
  stage: DomStage;
}

type Watched = Pick<FilmTimeline, "timeline" | "tell"> & {
  /** Whether the list of the sounds was read: where it failed, that is told, and waits for whoever tries again. */
  knowsAudio: boolean;
};

/** The player of a film, its stage, and what moves them for as long as the screen stands. */
export function useFilm({ timeline, tell, knowsAudio }: Watched, line: number | undefined): Film {
  const client = useQueryClient();
  const learn = useEffectEvent(tell);
  const readAgain = useEffectEvent(
    () => void refresh(client, knowsAudio ? [parsedLines, existingAudio] : [parsedLines]),
  );
  const [film] = useState(() => {
    const stage = new DomStage();
    return { stage, player: new FilmPlayer(stage, timeline, line) };
  });
  const { player, stage } = film;

  useEffect(() => {
    const stop = player.listen({ onLength: (url, seconds) => learn(url, seconds), onFailure: () => readAgain() });
    const deafen = stage.listen({ changed: () => player.frame(performance.now()), refused: () => player.refuse() });
    player.open();
    const pauseUnseen = () => (document.hidden || isDialogOpen()) && player.pause();
    document.addEventListener("visibilitychange", pauseUnseen);
    const dialogs = new MutationObserver(pauseUnseen);
    dialogs.observe(document.body, { attributes: true, attributeFilter: ["open"], subtree: true });
    return () => {
      document.removeEventListener("visibilitychange", pauseUnseen);
      dialogs.disconnect();
      player.pause();
      deafen();
      stop();
      stage.close();
    };
  }, [player, stage]);

  useEffect(() => player.setTimeline(timeline), [player, timeline]);

  useFilmAddress(player, line);

  const isPlaying = useFilmState(player, (state) => state.isPlaying);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = requestAnimationFrame(function move(now) {
      frame = requestAnimationFrame(move);
      player.frame(now);
    });
    const look = setInterval(() => readAgain(), lookPace.everyMs);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(look);
    };
  }, [player, isPlaying]);

  const [volume = loud] = usePreference(volumePreference);
  useEffect(() => stage.setVolume(volume), [stage, volume]);
  return film;
}

export const loud = { volume: 1, muted: false };
