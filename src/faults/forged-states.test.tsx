import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { controlsOnScreen } from "./controls";
import { forgedStates, hostileReturns } from "./forged-states";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";
import { allowedControls, writesOf } from "./roles";
import { oneIn, sampleOf } from "@/testing/sample";
import { givenStory, storyScreens } from "./story-screens";

// Navigation state survives a reload, and scripts and browser extensions can write it.

test("there are 60 hostile returns and 30 forged states", () => {
  expect(hostileReturns.length).toBeGreaterThanOrEqual(60);
  expect(forgedStates.length).toBeGreaterThanOrEqual(30);
});

// routing/login-state.test.tsx tests the rule with all of them; here, that the login applies it.
test.each(oneIn(20, hostileReturns).map((state) => [JSON.stringify(state), state] as const))(
  "a login with the state %s leads to /projectlist",
  async (_, state) => {
    const { router, user } = await renderAt("/login", { state });
    await logIn(user, "viewer");
    await waitFor(() => expect(router.state.location.pathname).not.toBe("/login"));
    expect(router.state.location).toMatchObject({ pathname: "/projectlist", search: "", hash: "", state: null });
    expect(location.href).toBe("http://localhost:3000/");
  },
);

/** The screens that read navigation state, and two that do not. */
const screens = storyScreens.filter(({ at }) => /^\/(character|story\/story-1$|shot\/line-1)/.test(at));

const places = sampleOf({ rows: screens, kinds: forgedStates }).map(({ row, kinds }) => ({ ...row, states: kinds }));

test.each(places)("at $at no forged state gives a viewer more than the level allows", async ({ states, ...place }) => {
  const sent = watchRequests();
  for (const state of states) {
    const { unmount } = await renderAt(place.at, { as: "viewer", state, given: givenStory });
    await screen.findAllByText(place.ready);
    await waitFor(() => expect(controlsOnScreen().toSorted()).toEqual(allowedControls(place, "viewer").toSorted()));
    unmount();
  }
  expect(writesOf(sent)).toEqual([]);
});

test("no forged state lets a non-admin into the admin screens", async () => {
  for (const state of oneIn(4, forgedStates)) {
    const { unmount } = await renderAt("/admin", { as: "owner", state });
    expect(await screen.findByText("That page is for administrators only.")).toBeVisible();
    unmount();
  }
});

test("no forged state makes the verification screen mention a password reset", async () => {
  for (const state of oneIn(4, forgedStates)) {
    const { unmount } = await renderAt("/emailverification", { state });
    expect(screen.queryByText(/Password reset/)).not.toBeInTheDocument();
    unmount();
  }
});
