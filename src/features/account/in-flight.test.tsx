import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { fillIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { holdAnswers, watchRequests, watchTraffic } from "@/testing/requests";
import { sampleEmail, samplePassword, type SamplePerson } from "../../../mocks/seed";

interface FormOfAnAccount {
  at: string;
  as?: SamplePerson;
  fill: [label: string, text: string][];
  button: string;
  inFlight: string;
  /** The end of the path of the form's call. */
  end: string;
  /** Waits until the button can be pressed. */
  ready?: (user: UserEvent) => Promise<unknown>;
}

const strong = "Fresh#2026";

const forms: FormOfAnAccount[] = [
  {
    at: "/register",
    fill: [
      ["User name", "newcomer"],
      ["Email", "new@studio.test"],
      ["Password", strong],
    ],
    ready: () => advanceTime(500),
    button: "Register",
    inFlight: "Registering...",
    end: "/auth/register",
  },
  {
    at: "/login",
    fill: [
      ["Email", sampleEmail("viewer")],
      ["Password", samplePassword],
    ],
    button: "Login",
    inFlight: "Logging in...",
    end: "/auth/user-login",
  },
  {
    at: "/passwordresetrequest",
    fill: [
      ["Email", sampleEmail("viewer")],
      ["New password", strong],
    ],
    button: "Reset Password",
    inFlight: "Resetting...",
    end: "/auth/password-reset",
  },
  {
    at: "/changepassword",
    as: "viewer",
    fill: [
      ["Old password", samplePassword],
      ["New password", strong],
    ],
    button: "Change Password",
    inFlight: "Changing...",
    end: "/v1/accounts:update",
  },
  {
    at: "/deleteaccount",
    as: "viewer",
    fill: [["Password", samplePassword]],
    ready: (user) => user.selectOptions(screen.getByRole("combobox"), "Yes"),
    button: "Delete",
    inFlight: "Deleting...",
    end: "/auth/delete-account",
  },
];

beforeEach(() => void installFakeClock());

describe.each(forms)("the form at $at", ({ at, as, fill, button, inFlight, end, ready }) => {
  test(`says ${inFlight} while it is sent, and is sent once`, async () => {
    const { user, router } = await renderAt(at, { as });
    expect(screen.getByRole("button", { name: button })).toBeDisabled();
    for (const [label, text] of fill) await fillIn(user, label, text);
    await ready?.(user);
    await waitFor(() => expect(screen.getByRole("button", { name: button })).toBeEnabled());

    const sent = watchRequests();
    const answer = holdAnswers(end);
    await user.dblClick(screen.getByRole("button", { name: button }));
    const busy = await screen.findByRole("button", { name: inFlight });
    expect(busy).toHaveAttribute("aria-disabled", "true");
    expect(busy).toHaveFocus();
    await user.click(busy);
    await user.click(screen.getByLabelText(fill[0]?.[0] ?? ""));
    await user.keyboard("{Enter}");
    answer();

    await waitFor(() => expect(router.state.location.pathname).not.toBe(at));
    expect(sent.filter((one) => one.endsWith(end))).toHaveLength(1);
  });

  test("does not navigate when its answer comes after the user has left", async () => {
    const { user, router } = await renderAt(at, { as });
    for (const [label, text] of fill) await fillIn(user, label, text);
    await ready?.(user);
    const waitForIdle = watchTraffic();
    const answer = holdAnswers(end);
    await user.click(screen.getByRole("button", { name: button }));
    await screen.findByRole("button", { name: inFlight });
    await act(() => router.navigate("/no-such-page"));
    answer();
    await waitForIdle();
    await advanceTime(1_000);
    expect(router.state.location.pathname).toBe("/no-such-page");
  });

  test.each(fill)("has its button disabled while %s is empty", async (label) => {
    // A missing address or old password is reported on submit instead; document 1, section 4.
    const counts = !(label === "Email" && at !== "/login") && label !== "Old password";
    const { user } = await renderAt(at, { as });
    for (const [other, text] of fill) if (other !== label) await fillIn(user, other, text);
    if (label !== "User name") await ready?.(user);
    await waitFor(() => expect(screen.getByRole("button", { name: button }).hasAttribute("disabled")).toBe(counts));
  });
});
