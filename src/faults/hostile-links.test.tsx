import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { patterns } from "@/routing/paths";
import { hostileIds } from "./hostile-ids";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";
import { sampleOf } from "@/testing/sample";

const notFound = /not found\.?$|^There is no page at this address\.$/i;

const withIds = patterns().filter((path) => path.includes(":"));

// The router warns about addresses it cannot decode.
const quietly = () => vi.spyOn(console, "warn").mockReturnValue();

test("there are 47 hostile ids, and routes with an id", () => {
  expect(new Set(hostileIds).size).toBe(47);
  expect(withIds.length).toBeGreaterThan(0);
});

/** Opens the application and navigates to each address. Resolves to the requests that were sent there. */
async function visitEach(addresses: string[], expectThere: () => void) {
  const { router } = await renderAt("/changepassword", { as: "owner" });
  const sent = watchRequests();
  for (const address of addresses) {
    const { pathname, search } = new URL(address, location.origin);
    await act(() => router.navigate({ pathname, search }));
    await waitFor(expectThere);
    expect(location.host).toBe("localhost:3000");
  }
  return sent;
}

/** One guard takes the ids of all routes: each is tried with three of them, all with all where everything is tried. */
const tried = sampleOf({ rows: withIds, kinds: hostileIds }).map(({ row, kinds }) => [row, kinds] as const);

test.each(tried)("%s finds nothing for a hostile id, and sends no request", async (route, ids) => {
  quietly();
  // The ids in the query are valid, so that only the path is at fault.
  const addresses = ids.map((id) => `${route.replace(/:\w+/, () => id)}?infoId=info-1&attachmentId=attachment-1`);
  const sent = await visitEach(addresses, () => expect(screen.getByRole("alert")).toHaveTextContent(notFound));
  expect(sent).toEqual([]);
});

test.each([
  ["/context-information/context-1?infoId=", ""],
  ["/context-information/context-1/upload?infoId=", ""],
  ["/view-attachment/context-1?infoId=", "&attachmentId=attachment-1"],
  ["/view-attachment/context-1?infoId=info-1&attachmentId=", ""],
])("%s…%s requests only the valid context item", async (before, after) => {
  const ids = [...hostileIds, "%2e%2e", "..", "."].map((id) => before + encodeURIComponent(decoded(id)) + after);
  const sent = await visitEach(ids, () => expect(screen.getByRole("alert")).toHaveTextContent(notFound));
  const known =
    /^GET \/api\/(project-context\/context-1(\/information)?|project\/project-1|upload-context\/context-1\/information\/info-1)\/(info-1|[a-z-]+)$/;
  expect(sent.filter((one) => !known.test(one))).toEqual([]);
});

function decoded(id: string) {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

test.each(["//evil.example", "//evil.example/login", "/\\evil.example", "/%2F%2Fevil.example"])(
  "a visitor at %s stays on this site",
  async (link) => {
    const { router } = await renderAt(link);
    expect(screen.getByText("There is no page at this address.")).toBeInTheDocument();
    for (const anchor of document.querySelectorAll("a")) expect(anchor.host).toBe("localhost:3000");
    expect(router.state.location.pathname).not.toBe("/login");
  },
);
