import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { controlsOnScreen } from "./controls";
import { forgedStates, hostileReturns } from "./forged-states";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";
import { mayUse, writesOf } from "./roles";
import { sampleOf, triesAll } from "@/testing/sample";
import { givenStory, storyScreens } from "./story-screens";

// The state of a navigation survives a reload, and a script or an extension can write it.

test("there are 60 hostile returns and 30 forged states", () => {
  expect(hostileReturns.length).toBeGreaterThanOrEqual(60);
  expect(forgedStates.length).toBeGreaterThanOrEqual(30);
});

// That none of them is a return is tried with the rule (routing/login-state.test.tsx); here, that the login goes by it.
const tried = triesAll ? hostileReturns : hostileReturns.filter((_, place) => place % 20 === 0);

test.each(tried.map((state) => [JSON.stringify(state), state] as const))(
  "whoever logs in with %s is at /projectlist",
  async (_, state) => {
    const { router, user } = await renderAt("/login", { state });
    await logIn(user, "viewer");
    await waitFor(() => expect(router.state.location.pathname).not.toBe("/login"));
    expect(router.state.location).toMatchObject({ pathname: "/projectlist", search: "", hash: "", state: null });
    expect(location.href).toBe("http://localhost:3000/");
  },
);

/** Those that read a state, and two of the others. */
const screens = storyScreens.filter(({ at }) => /^\/(character|story\/story-1$|shot\/line-1)/.test(at));

const places = sampleOf({ rows: screens, kinds: forgedStates }).map(({ row, kinds }) => ({ ...row, states: kinds }));

test.each(places)("at $at no forged state gives a viewer more than the level does", async ({ states, ...place }) => {
  const sent = watchRequests();
  for (const state of states) {
    const { unmount } = await renderAt(place.at, { as: "viewer", state, given: givenStory });
    await screen.findAllByText(place.ready);
    await waitFor(() => expect(controlsOnScreen().toSorted()).toEqual(mayUse(place, "viewer").toSorted()));
    unmount();
  }
  expect(writesOf(sent)).toEqual([]);
});

test("none of them lets a non-admin into the admin screens", async () => {
  for (const state of forgedStates) {
    const { unmount } = await renderAt("/admin", { as: "owner", state });
    expect(await screen.findByText("That page is for administrators only.")).toBeVisible();
    unmount();
  }
});

test("none of them makes the verification screen speak of a password that was reset", async () => {
  for (const state of forgedStates) {
    const { unmount } = await renderAt("/emailverification", { state });
    expect(screen.queryByText(/Password reset/)).not.toBeInTheDocument();
    unmount();
  }
});
