import { fireEvent, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { press } from "@/testing/user-actions";
import { pageText, withoutSpace } from "./breaches";
import { controlsOnScreen } from "./controls";
import { replacedAddress, type MediaRow } from "./media-rows";
import { watchQueryClients } from "./read-again";
import { renderAt } from "@/testing/render-at";
import { rewriteAnswers } from "./rewritten";
import { watchIntegrity } from "./integrity";

export const isOnPage = (words: string | undefined) => words !== undefined && pageText().includes(withoutSpace(words));

/** The media elements whose address is not the stand-in's; optionally only those with this address. */
export const mediaElements = (address?: string) =>
  [...document.querySelectorAll("main :is(img, audio, video):not([src^='/api/media/'])")].filter(
    (element) =>
      // The small pictures around a shot show the same again.
      !element.closest(".shot-strip") && (address === undefined || element.getAttribute("src") === address),
  );

/** Opens the screen with the medium at an address; `replace` changes that address and refetches. */
export async function openMedium(row: MediaRow, address: string | null) {
  const { expectIntact } = watchIntegrity();
  const refetchActive = watchQueryClients();
  let given = address;
  rewriteAnswers((value) => (value === replacedAddress ? given : value));
  const { user } = await renderAt(row.at, { as: row.as ?? "owner", given: row.given });

  /** Waits for the one media element, at this address or, after a retry, at any. */
  const findMedium = async (at?: string) => {
    await waitFor(() => expect(mediaElements(at)).toHaveLength(1));
    return mediaElements(at)[0] ?? document.body;
  };
  return {
    user,
    findMedium,
    startLoading: async () => row.playButton && press(user, row.playButton),
    finishLoading: (element: Element) => fireEvent[row.loadEvent](element),
    /** Fires "error" for the first load and for every automatic retry. */
    failLoading: async (advanceTime: (ms: number) => Promise<unknown>) => {
      for (let left = row.retries ?? 0; left >= 0; left--) {
        fireEvent.error(await findMedium());
        if (left > 0) await advanceTime(1_000);
      }
    },
    replace: async (by: string) => {
      given = by;
      await refetchActive();
    },
    /** The rest of the screen is intact. */
    expectIntact: async () => {
      await expectIntact();
      await waitFor(() => expect(controlsOnScreen()).toContain(row.otherControl));
    },
  };
}
