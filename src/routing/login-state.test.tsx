import type { ReactNode } from "react";
import { renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { hostileReturns } from "@/faults/forged-states";
import { loginState, useLoginState } from "./login-state";

function read(state: unknown) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: "/login", state }]}>{children}</MemoryRouter>
  );
  return renderHook(useLoginState, { wrapper }).result.current;
}

const there = { search: "?infoId=info-1", hash: "#top", state: { referrer: "scriptMedia" } };

test("a return to a guarded screen is kept with query, hash and state", () => {
  const from = { ...there, pathname: "/context-information/context-1" };
  expect(read(loginState({ why: "Please log in.", from }))).toEqual({ why: "Please log in.", from });
});

test.each(hostileReturns.map((state) => [JSON.stringify(state), state] as const))(
  "%s is not returned to",
  (_, state) => {
    expect(read(state).from).toBeUndefined();
  },
);

test.each([null, undefined, 7, "from", [], { from: null }, { from: { pathname: "/myaccount" } }])(
  "%j is not accepted as a login state",
  (state) => {
    expect(read(state)).toEqual({ from: undefined, why: undefined });
  },
);
