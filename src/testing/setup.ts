import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, vi } from "vitest";
import { eraseDrafts } from "@/drafts/draft-store";
import { toast } from "@/ui/toast";
import { unseenEnd } from "@/ui/unseen-end";
import { freshWorld, server } from "../../mocks/server";
import { giveDialogsTheirMethods } from "./dialog";
import { putInDisk } from "./disk";
import { completeThePlatform } from "./platform";

// Before any module that keeps the `fetch` it finds, as the Firebase SDK does.
server.listen({ onUnhandledRequest: "error" });

await completeThePlatform();
giveDialogsTheirMethods();
// A limit for what never comes; a loaded machine may take longer than the second that is usual.
configure({ asyncUtilTimeout: 5_000 });

beforeAll(putInDisk);

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
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
