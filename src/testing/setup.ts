import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, vi } from "vitest";
import { forgetHosts } from "@/api/media";
import { eraseDesk } from "@/desk/desk-store";
import { eraseDrafts } from "@/drafts/draft-store";
import { toast } from "@/ui/toast";
import { freshWorld, server } from "../../mocks/server";
import { abortRequests } from "./browser";
import { installFakeDisk } from "./disk";
import { FakeChannel } from "./fake-channel";
import { FakeStream } from "./fake-stream";

beforeAll(installFakeDisk);

// All test files share one jsdom page, so everything that a test leaves behind is cleaned up here.
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  await abortRequests();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server.events.removeAllListeners();
  FakeStream.made = [];
  FakeChannel.reset();
  // Module state, which outlives unmounted components.
  toast.clear();
  forgetHosts();
  sessionStorage.clear();
  localStorage.clear();
  await eraseDrafts();
  await eraseDesk();
  await (await import("@/session/identity")).signOut();
  freshWorld();
});
