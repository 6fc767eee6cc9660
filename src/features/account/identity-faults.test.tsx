import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { operations } from "@/faults/provider-operations";
import { renderAt } from "@/testing/render-at";
import { sweep } from "@/faults/sweep";
import { withFaults } from "@/testing/with-faults";
import type { Fault } from "../../../mocks/world";

// Every operation of the identity provider with every error it can have; its messages are shown unchanged. The restored
// session after a reload needs a browser's IndexedDB and is tested by e2e/accounts-session.e2e.ts.

const unreachable =
  "Firebase: A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred. (auth/network-request-failed).";
const disabled = "Firebase: The user account has been disabled by an administrator. (auth/user-disabled).";
const expired =
  "Firebase: The user's credential is no longer valid. The user must sign in again. (auth/user-token-expired).";

const faults: { name: string; fault: Fault; words: string }[] = [
  { name: "network-request-failed", fault: { reset: true }, words: unreachable },
  { name: "no answer for 60 s", fault: { hang: true }, words: unreachable },
  {
    name: "too-many-requests",
    fault: { status: 400, error: "TOO_MANY_ATTEMPTS_TRY_LATER" },
    words:
      "Firebase: We have blocked all requests from this device due to unusual activity. Try again later. (auth/too-many-requests).",
  },
  {
    name: "invalid-credential",
    fault: { status: 400, error: "INVALID_LOGIN_CREDENTIALS" },
    words: "Firebase: The supplied auth credential is incorrect, malformed or has expired. (auth/invalid-credential).",
  },
  { name: "user-disabled", fault: { status: 400, error: "USER_DISABLED" }, words: disabled },
  { name: "user-token-expired", fault: { status: 400, error: "TOKEN_EXPIRED" }, words: expired },
  {
    name: "requires-recent-login",
    fault: { status: 400, error: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" },
    words:
      "Firebase: This operation is sensitive and requires recent authentication. Log in again before retrying this request. (auth/requires-recent-login).",
  },
  {
    name: "internal-error",
    fault: { status: 500, error: "INTERNAL_ERROR" },
    words: "Firebase: An internal AuthError has occurred. (auth/internal-error).",
  },
  {
    name: "an unknown code",
    fault: { status: 400, error: "NEVER_HEARD_OF" },
    words: "Firebase: Error (auth/never-heard-of).",
  },
];

sweep(operations, { titleOf: (operation) => operation.name }, (operation, it) => {
  const { line, at, as, before, action: perform, prefix = "", kept } = operation;
  it.each(faults.map((one) => [one.name, one] as const))("fails by %s", async (name, { fault, words }) => {
    const { user, world, router } = await renderAt(at, {
      as,
      given: ({ state }) => {
        for (const one of Object.values(state.people)) one.emailVerified = !before;
      },
    });
    await before?.(user);
    withFaults({ [line]: fault })(world);
    if (fault.hang) installFakeClock();
    await perform(user);
    if (fault.hang) await advanceTime(60_000);

    // An account that the provider no longer knows counts as deleted.
    const isDone = line.endsWith(":delete") && name === "user-token-expired";
    const text = isDone ? "Account deleted successfully." : `${prefix}${words}`;
    await waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.getByText(text).closest("[role=alert], [role=status]")).not.toBeNull();

    // Two of the errors end the session.
    const isOver = as !== undefined && (name === "user-disabled" || name === "user-token-expired");
    await waitFor(() => expect(router.state.location.pathname).toBe(isDone ? "/" : isOver ? "/login" : at));
    kept(world);
  });
});
