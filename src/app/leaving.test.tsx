import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { signOut } from "@/session/identity";
import { cast } from "@/testing/cast-story";
import { fillIn, logIn } from "@/testing/log-in";
import { rememberJob } from "@/jobs/tabs";
import { renderAt } from "@/testing/render-at";
import { withFaults } from "@/testing/with-faults";
import { server } from "../../mocks/server";

// What must be gone when somebody has logged out.

type Visit = Awaited<ReturnType<typeof renderAt>>;

const loggedOut = async ({ router }: Visit) => {
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  await screen.findByRole("heading", { level: 1, name: "Log In" });
};

const goOffline = () => {
  server.use(http.all("*", () => HttpResponse.error()));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
};

test.each(["online", "offline"])("a logout %s leaves no answer to the next person", async (network) => {
  const visit = await renderAt("/project/project-1", { as: "owner" });
  await screen.findByRole("heading", { level: 1, name: "Cyber Pawn Shorts" });
  if (network === "offline") goOffline();
  await act(() => visit.router.navigate("/logout"));
  await loggedOut(visit);
  expect(document.body).not.toHaveTextContent("Cyber Pawn Shorts");

  vi.restoreAllMocks();
  server.resetHandlers();
  withFaults({ "GET /project/:project_id/check-and-fetch": { delay: 300 } })(visit.world);
  const shown: string[] = [];
  const observer = new MutationObserver(() => shown.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await logIn(visit.user, "admin");
  await waitFor(() => expect(visit.router.state.location.pathname).toBe("/projectlist"));
  await act(() => visit.router.navigate("/project/project-1"));
  await screen.findByText("You don't have access to this project");
  observer.disconnect();
  expect(shown.filter((text) => text.includes("Cyber Pawn Shorts"))).toEqual([]);
});

test("a late answer to what was written before the logout reaches nobody after it", async () => {
  const at = "/context-information/context-1?infoId=info-1";
  const slowly = withFaults({ "PUT /project-context/:context_id/information/:info_id": { delay: 200 } });
  const visit = await renderAt(at, { as: "owner", given: slowly });
  await waitFor(() => expect(screen.getByLabelText("Name")).toHaveValue("Who runs it"));
  await fillIn(visit.user, "Name", "Nobody must know");
  await visit.user.click(screen.getByRole("button", { name: "Save" }));
  await act(() => visit.router.navigate("/logout"));
  await loggedOut(visit);
  const saved = () => visit.world.state.contexts["context-1"]?.information[0]?.name;
  await waitFor(() => expect(saved()).toBe("Nobody must know"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  await act(() => visit.router.navigate("/login"));
  await logIn(visit.user, "admin");
  await screen.findByTitle("admin");
  await act(() => visit.router.navigate(at));
  await screen.findByRole("alert");
  expect(document.body).not.toHaveTextContent("Nobody must know");
});

test.each(["online", "offline"])("what is being read is given up by a logout %s", async (network) => {
  const fault = { "GET /project/list-all": { hang: true } };
  const signals: AbortSignal[] = [];
  server.events.on("request:start", ({ request }) => {
    if (request.url.includes("/project/list-all")) signals.push(request.signal);
  });
  const visit = await renderAt("/projectlist", { as: "owner", given: withFaults(fault) });
  await screen.findByText("Loading projects...");
  if (network === "offline") goOffline();
  await act(() => visit.router.navigate("/logout"));
  await loggedOut(visit);
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
});

test("the stream of a run under way is closed by a logout, even offline", async () => {
  const streams: EventSource[] = [];
  const Original = globalThis.EventSource;
  vi.stubGlobal(
    "EventSource",
    class extends Original {
      constructor(url: string | URL) {
        super(url);
        streams.push(this);
      }
    },
  );
  const visit = await renderAt("/story/story-1/script-media#audio", { as: "owner", given: cast });
  const open = () => new HttpResponse(new ReadableStream(), { headers: { "Content-Type": "text/event-stream" } });
  server.use(http.get("*/script-audio/progress/*", open));
  await visit.user.click(await screen.findByRole("button", { name: "Generate Audio" }));
  await waitFor(() => expect(streams.at(-1)?.readyState).toBe(Original.OPEN));
  goOffline();
  await act(() => visit.router.navigate("/logout"));
  await loggedOut(visit);
  expect(streams.filter(({ readyState }) => readyState !== Original.CLOSED)).toEqual([]);

  vi.restoreAllMocks();
  server.resetHandlers();
  const followed = streams.length;
  await logIn(visit.user, "editor");
  await waitFor(() => expect(visit.router.state.location.pathname).toBe("/projectlist"));
  await act(() => visit.router.navigate("/story/story-1/script-media#audio"));
  await screen.findByRole("button", { name: "Generate Audio" });
  expect(streams).toHaveLength(followed);
});

test("a logout forgets what one was waiting for", async () => {
  const visit = await renderAt("/projectlist", { as: "owner" });
  rememberJob({ user_id: "user-owner", story_id: "story-1", kind: "story-video" }, "job-1");
  rememberJob({ user_id: "user-owner", story_id: "story-1", kind: "characters" }, "{}");
  await act(() => visit.router.navigate("/logout"));
  await loggedOut(visit);
  expect(Object.keys(sessionStorage).filter((key) => key.includes("-job:"))).toEqual([]);
});

test.each(["online", "offline"])("the address of an opened file is given back by a logout %s", async (network) => {
  const given: string[] = [];
  const revoked: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    given.push(`blob:${given.length}`);
    return given.at(-1) ?? "";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void revoked.push(url));
  const visit = await renderAt("/view-attachment/context-1?infoId=info-1&attachmentId=attachment-1", {
    as: "owner",
    given: ({ state, store }) => {
      state.contexts["context-1"]?.information[0]?.attachments.push({
        id: "attachment-1",
        name: "cloud.pdf",
        type: "pdf",
        file: "cloud.pdf",
      });
      void store.put("cloud.pdf", new TextEncoder().encode("%PDF-1.4 cloud"));
    },
  });
  await waitFor(() => expect(given).not.toEqual([]));
  if (network === "offline") goOffline();
  await act(() => visit.router.navigate("/logout"));
  await loggedOut(visit);
  expect(revoked).toEqual(given);
});

test("a sign-out in another tab closes a guarded screen at once", async () => {
  const visit = await renderAt("/project/project-1", { as: "owner" });
  await screen.findByRole("heading", { level: 1, name: "Cyber Pawn Shorts" });
  // The provider tells of it as of one of this tab.
  await act(() => signOut());
  await loggedOut(visit);
  expect(document.body).not.toHaveTextContent("Cyber Pawn Shorts");
});
