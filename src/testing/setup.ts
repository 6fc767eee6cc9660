import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { eraseDrafts } from "@/drafts/draft-store";
import { toast } from "@/ui/toast";
import { unseenEnd } from "@/ui/unseen-end";
import { freshWorld, server } from "../../mocks/server";
import { leaveAll } from "./browser";
import { putInDisk } from "./disk";
import { FakeChannel } from "./fake-channel";
import { FakeStream } from "./fake-stream";

beforeAll(putInDisk);

const underWay = new Set<string>();
beforeEach(() => {
  underWay.clear();
  server.events.on("request:start", ({ requestId }) => void underWay.add(requestId));
  server.events.on("request:end", ({ requestId }) => void underWay.delete(requestId));
});

/** Lets what a test has sent be answered in its own world; what it keeps from being answered is not waited for. */
async function comeToRest() {
  for (let turns = 0; turns < (underWay.size > 0 ? 200 : 5); turns++)
    await new Promise((resolve) => setImmediate(resolve));
}

// All test files share one page, one after the other: what a test leaves behind is taken away here, and nowhere else.
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  // What fails after its screen was left is told by a message: not in the next test.
  await comeToRest();
  leaveAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server.events.removeAllListeners();
  FakeStream.made = [];
  FakeChannel.reset();
  // These outlive the components that used them.
  // First: what was not seen is shown otherwise.
  unseenEnd.clear();
  toast.clear();
  sessionStorage.clear();
  localStorage.clear();
  await eraseDrafts();
  await (await import("@/session/identity")).signOut();
  freshWorld();
});
