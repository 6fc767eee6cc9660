import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, errorText } from "@/api/api-error";
import { parsedLines } from "@/api/contract/parsing";
import { shotDetails, updateShotType, type Shot } from "@/api/contract/shot";
import { call } from "@/api/client";
import { send, useAction } from "@/api/query";
import { createInFlightRegistry } from "@/jobs/in-flight";
import { deriveShotType, shotTypes, type ShotType } from "@/rules/shot-type";
import { usePatchShot } from "./use-shot";

const useSaves = createInFlightRegistry<unknown>();

/** A shot's type; where it has none it is derived, and saved once for those who may. Document 2, section 4. */
export function useShotType(dialogue_id: string, { shot_type, character_name }: Shot, isEditor: boolean) {
  const derivedSaves = useSaves();
  const patchShot = usePatchShot(dialogue_id);
  const save = useAction({
    ...send(updateShotType, { refreshes: [shotDetails, parsedLines] }),
    // Known from then on, also to whoever left meanwhile: on return it is not saved a second time.
    mutationFn: async (input: { dialogue_id: string; shot_type: string }) => {
      await call(updateShotType, input);
      patchShot({ shot_type: input.shot_type });
    },
  });
  // While a choice is being saved it is shown; a refusal puts the server's value back.
  const [chosen, setChosen] = useState<string>();
  const derived = deriveShotType(character_name);
  const shown = chosen ?? (shot_type || derived);

  const hasSavedDerived = useRef(false);
  const saveDerived = useEffectEvent(() => {
    if (!isEditor || hasSavedDerived.current) return;
    hasSavedDerived.current = true;
    const saving = () => save.mutateAsync({ dialogue_id, shot_type: derived });
    derivedSaves.once(dialogue_id, saving).catch(() => undefined);
  });
  const lacksType = !shot_type;
  useEffect(() => {
    if (lacksType) saveDerived();
  }, [lacksType]);

  async function choose(next: string) {
    setChosen(next);
    await save.mutateAsync({ dialogue_id, shot_type: next }).catch(() => undefined);
    setChosen(undefined);
  }

  return {
    shot_type: shown,
    kind: clipKindOf({ shot_type: shown, character_name }),
    choose,
    isSaving: save.isPending,
    error: save.error ? errorText(save.error, failed(save.error)) : undefined,
  };
}

/** How a clip is made: a type the application doesn't know makes it as if there were none. */
export const clipKindOf = ({ shot_type, character_name }: Pick<Shot, "shot_type" | "character_name">): ShotType =>
  shotTypes.find((known) => known === shot_type) ?? deriveShotType(character_name);

const failed = (error: Error) =>
  error instanceof ApiError && error.status > 0
    ? "Failed to update shot type"
    : "An error occurred while updating shot type";
