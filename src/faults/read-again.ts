import { QueryClient } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Returns a function that refetches all mounted queries, as after somebody else's change. Call this before the page is
 * rendered.
 */
export function watchQueryClients() {
  const { contexts } = vi.spyOn(QueryClient.prototype, "mount").mock;
  return () =>
    act(async () => {
      for (const client of contexts) if (client instanceof QueryClient) await client.refetchQueries({ type: "active" });
    });
}
