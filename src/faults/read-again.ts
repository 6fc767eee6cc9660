import { QueryClient } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Has the screen read once more all that it shows, as it does after somebody else's change. Call it first before the
 * page is there.
 */
export function watchReads() {
  const { contexts } = vi.spyOn(QueryClient.prototype, "mount").mock;
  return () =>
    act(async () => {
      for (const client of contexts) if (client instanceof QueryClient) await client.refetchQueries({ type: "active" });
    });
}
