import { act, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { signOut } from "@/session/identity";
import { press, doubleActivations, type ActivateControl } from "@/testing/user-actions";
import { noAnswerReasons, messageFor, type FaultyWrite } from "./faulty-write";
import { faultyWrites } from "./faulty-writes";
import { goOffline } from "@/testing/network";
import { openFor } from "./open-for";
import { holdCalls, callsTo, watchRequests } from "@/testing/requests";
import { alertTexts, chosenValues, alertsWith, fieldTexts, watchIntegrity } from "./integrity";
import { sweep } from "./sweep";

// What a user, the network or another tab does while a write is in flight.

interface During {
  activate?: ActivateControl;
  /** The screen before this one. */
  from?: string;
  /** How many answers are held back; all if absent. */
  held?: number;
}

/** Opens the screen and sends the write, whose answer is held back. */
async function sendHeldWrite(row: FaultyWrite, { activate, from, held }: During = {}) {
  const watch = watchIntegrity();
  const visit = await openFor({ ...row, at: from ?? row.at });
  if (from !== undefined) await act(() => visit.router.navigate(row.at));
  const sent = watchRequests();
  const release = holdCalls(row.line, held);
  await row.action.run(visit.user, activate);
  await waitFor(() => expect(callsTo(row.line, sent)).not.toEqual([]));
  const expectOne = () => expect(callsTo(row.line, sent)).toHaveLength(1);
  return { ...watch, ...visit, release, sent, expectOne };
}
type Visit = Awaited<ReturnType<typeof sendHeldWrite>>;

const waysToLeave: Record<string, { leave: (visit: Visit) => Promise<unknown>; to?: string }> = {
  "by a link": { leave: ({ user }) => user.click(screen.getByRole("link", { name: "VIRTUAL STUDIO" })), to: "/" },
  "by Back": { leave: ({ router }) => act(() => router.navigate(-1)) },
  "by a logout": { leave: ({ router }) => act(() => router.navigate("/logout")), to: "/login" },
};

const titleOf = ({ line }: FaultyWrite) => line;

/** How a write is begun, and whether it ends the screen: how its failure is told is for faulty-writes.test.tsx. */
const codePathOf = ({ action, deletes }: FaultyWrite) => `${action.by}${deletes ? ", gone" : ""}`;

sweep(faultyWrites, { titleOf, codePathOf, isRowTriedElsewhere: true }, (row, it) => {
  const isGuarded = row.as !== "nobody";
  const doubled = Object.entries(doubleActivations).filter(([, { inForm }]) => row.action.by === "a form" || !inForm);

  it.each(row.action.by === "a choice" ? [] : doubled)("I01: %s sends one request", async (_, { activate }) => {
    const { waitForIdle, release, expectOne, expectIntact } = await sendHeldWrite(row, { activate });
    await waitForIdle();
    expectOne();
    release();
    await expectIntact();
    expectOne();
  });

  it.each(Object.entries(waysToLeave))(
    "I02: after leaving %s, a late answer neither navigates nor shows a message",
    async (_, { leave, to }) => {
      const from = isGuarded ? "/myaccount" : "/emailverification";
      const visit = await sendHeldWrite(row, { from });
      const { router, user, waitForIdle, release, expectOne, expectIntact } = visit;
      await leave(visit);
      if (screen.queryByRole("alertdialog", { name: /without saving\?$/ })) await press(user, /^(Leave|Log out)$/);
      await waitFor(() => expect(router.state.location.pathname).toBe(to ?? from));
      await waitForIdle();
      release();
      await expectIntact();
      // After a deletion of the account every guarded screen redirects to the login.
      const at = row.endsSession && to === undefined ? "/login" : (to ?? from);
      expect(router.state.location.pathname).toBe(at);
      expect(alertTexts()).toEqual([]);
      expectOne();
    },
  );

  it.each(["before", "during"] as const)(
    "I04: offline %s, it fails with a message, keeps the input, and is sent once by a retry online",
    async (when) => {
      let goOnline = () => {};
      const leaveNetwork = () => (goOnline = goOffline());
      const { world, user, sent, release, waitForIdle, expectIntact } =
        when === "before" ? await offlineBefore(row, leaveNetwork) : await sendHeldWrite(row);
      if (when === "during") {
        world.faults.set(row.line, { reset: true });
        leaveNetwork();
        release();
      }
      await waitFor(() => expect(alertTexts()).not.toEqual([]));
      const typed = fieldTexts(row);
      await expectIntact();
      // Other alerts may say that the network is offline, too. Before a login the message is the provider's.
      const said = alertTexts();
      const isOurs = when === "during" || !row.asksProvider;
      expect(alertsWith(messageFor(row, noAnswerReasons.offline))).toHaveLength(isOurs ? 1 : 0);

      const before = sent.length;
      world.faults.clear();
      goOnline();
      await waitForIdle();
      expect(callsTo(row.line, sent.slice(before))).toEqual([]);
      expect(fieldTexts(row)).toEqual(typed);
      await row.action.run(user);
      await expectIntact();
      expect(callsTo(row.line, sent.slice(before))).toHaveLength(1);
      expect(alertTexts().filter((text) => said.includes(text))).toEqual([]);
    },
  );

  if (row.action.by === "a choice")
    it("I03: of two choices the newer one is shown, however late the answer to the older", async () => {
      const { user, waitForIdle, release, expectIntact } = await sendHeldWrite(row, { held: 1 });
      await row.action.run(user);
      const wanted = chosenValues();
      await waitForIdle();
      release();
      await expectIntact();
      expect(chosenValues()).toEqual(wanted);
      expect(alertTexts()).toEqual([]);
    });

  // A deletion of the account ends the session itself.
  if (isGuarded && !row.endsSession)
    it("I05: a session lost in the meantime leads to the login, without a message of the write", async () => {
      const { router, world, waitForIdle, release, expectOne, expectIntact } = await sendHeldWrite(row);
      await act(() => signOut());
      await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
      await waitForIdle();
      world.faults.set(row.line, { status: 401 });
      release();
      await expectIntact();
      expect(router.state.location.pathname).toBe("/login");
      expect(alertTexts()).toEqual([]);
      expectOne();
    });
});

/** Sends the write offline. Steps before it, such as the check of a user name, are done online. */
async function offlineBefore(row: FaultyWrite, leaveNetwork: () => void) {
  const watch = watchIntegrity();
  const visit = await openFor(row);
  const sent = watchRequests();
  await row.action.run(visit.user, (_, __, perform) => {
    leaveNetwork();
    return perform();
  });
  return { ...watch, ...visit, sent, release: () => {} };
}
