import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";

const notFound = /not found\.?$|^There is no page at this address\.$/i;

/** What the application asks for on every screen, whatever the address says. */
const usual = ["POST /api/auth/user-login"];

const hostileIds = [
  "...",
  ".%2e%2f",
  "%2E%2E%2F",
  "..%2F..%2Fproject%2Fdelete",
  "..%5C..%5Cproject%5Cdelete",
  "story-1%2F..%2F..%2Fproject%2Fdelete",
  "story-1%2Fdetails",
  "story-1%3Fuser_id%3Duser-admin",
  "story-1%23",
  "story-1%00",
  "story-1%0d%0aX-Evil:1",
  "%252e%252e%252f",
  "%E0%A4%A",
  "%",
  "%ff",
  "a".repeat(200),
  "%F0%9F%8E%AC",
  "%E2%80%AE1-yrots",
  "st%C3%B6ry",
  "<script>alert(1)<%2Fscript>",
  "%22onerror%3Dalert(1)",
  "javascript:alert(1)",
  "data:text%2Fhtml,x",
  "https:%2F%2Fevil.example",
  "%2F%2Fevil.example",
  "@evil.example",
  "story-1;evil",
  "story 1",
  "__proto__.x",
  "*",
];

const routesWithIds = [
  (id: string) => `/story/${id}`,
  (id: string) => `/project/${id}`,
  (id: string) => `/character-voice/${id}`,
  (id: string) => `/shot/${id}`,
  (id: string) => `/view-attachment/${id}?infoId=info-1&attachmentId=attachment-1`,
];

const links = hostileIds.map((id, index) => routesWithIds[index % routesWithIds.length]?.(id) ?? "");

afterEach(() => {
  vi.restoreAllMocks();
});

test("there are 30 of them", () => {
  expect(new Set(links).size).toBe(30);
});

test.each(links)("%s finds nothing and asks the server for nothing", async (link) => {
  // The router warns of what it cannot decode.
  vi.spyOn(console, "warn").mockReturnValue();
  const sent = watchRequests();
  await renderAt(link, { as: "owner" });
  expect(await screen.findByRole("alert")).toHaveTextContent(notFound);
  const asked = sent.filter((one) => !/\/v1\/accounts:(signInWithPassword|lookup)$/.test(one));
  expect(asked.filter((one) => !usual.includes(one))).toEqual([]);
  expect(location.host).toBe("localhost:3000");
});

test.each([
  "/context-information/context-1?infoId=..%2F..%2Fproject%2Fdelete",
  "/context-information/context-1/upload?infoId=..",
  "/view-attachment/context-1?infoId=info-1&attachmentId=..%2F..",
  "/view-attachment/context-1?infoId=%2e%2e&attachmentId=attachment-1",
])("%s asks only for the context item that it names", async (link) => {
  const sent = watchRequests();
  await renderAt(link, { as: "owner" });
  expect(await screen.findByRole("alert")).toHaveTextContent(notFound);
  const asked = sent.filter((one) => one.includes(" /api/") && !usual.includes(one));
  const known =
    /^GET \/api\/(project-context\/context-1(\/information)?|project\/project-1|upload-context\/context-1\/information\/info-1)\/(info-1|[a-z-]+)$/;
  expect(asked.filter((one) => !known.test(one))).toEqual([]);
});

test.each(["//evil.example", "//evil.example/login", "/\\evil.example", "/%2F%2Fevil.example"])(
  "a stranger at %s stays on this site, and so does whoever logs in there",
  async (link) => {
    const { router } = await renderAt(link);
    expect(screen.getByText("There is no page at this address.")).toBeInTheDocument();
    for (const anchor of document.querySelectorAll("a")) expect(anchor.host).toBe("localhost:3000");
    expect(router.state.location.pathname).not.toBe("/login");
  },
);
