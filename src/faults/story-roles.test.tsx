import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { controlsOnScreen } from "./controls";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";
import { unfold } from "@/testing/unfold";
import { allRoles, allowedControls, pressEverything, writesOf } from "./roles";
import { givenStory, storyScreens } from "./story-screens";

// Whatever stands folded.
beforeEach(() => unfold());

describe.each(storyScreens)("$at", (place) => {
  test.each(allRoles)("offers a %s what the role allows, and nothing else", async (as) => {
    await renderAt(place.at, { as, given: givenStory });
    await screen.findAllByText(place.ready);
    await waitFor(() => expect(controlsOnScreen().toSorted()).toEqual(allowedControls(place, as).toSorted()));
  });

  test.each(["commenter", "viewer"] as const)("writes nothing for a %s, whatever is pressed", async (as) => {
    const sent = watchRequests();
    const { unmount } = await renderAt(place.at, { as, given: givenStory });
    await screen.findAllByText(place.ready);
    await pressEverything();
    unmount();
    expect(writesOf(sent)).toEqual([]);
  });
});
