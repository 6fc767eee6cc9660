import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import type { Line } from "@/api/endpoint";
import type { SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";
import { clickButton, fill, submitForm, uploadFile, type UserAction } from "@/testing/user-actions";
import { storyOf } from "@/testing/cast-story";
import { seedFullWorld } from "./faulty-reads";
import { emptySuccesses } from "./faulty-write";
import type { ResponseFault } from "./response-faults";
import { alertsWith } from "./integrity";

/** A call whose failure shows no message in its own place, and what the screen does instead. */
export interface QuietCall {
  line: Line;
  /** The expected behaviour; part of the test's title. */
  what: string;
  at: string;
  as?: SamplePerson | "nobody";
  given?: (world: World) => void;
  action?: UserAction["run"];
  /** Ids of faults that are valid answers to this call. */
  noFailures?: string[];
  /** Milliseconds until the last automatic retry. */
  tries?: number;
  expects: (kind: ResponseFault) => Promise<unknown> | void;
}

const media = "/story/story-1/script-media";
const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const status = (kind: ResponseFault) => kind.fault.status ?? 0;

/** BOB has no project character. */
function uncast(world: World) {
  seedFullWorld(world);
  storyOf(world).mappings = {};
}

/** One row for every use of such a call. */
export const quietCalls: QuietCall[] = [
  {
    line: "POST /auth/check-username",
    what: "a name that could not be checked counts as taken",
    at: "/register",
    as: "nobody",
    action: (user) => fill(user, "User name", "newcomer"),
    async expects() {
      await screen.findByText("Failed to check username availability.");
      expect(screen.getByRole("button", { name: "Register" })).toBeDisabled();
      expect(screen.queryByRole("button", { name: /^Try / })).not.toBeInTheDocument();
    },
  },
  {
    line: "GET /admin/check-admin-status",
    what: "nobody counts as an administrator unless the server confirms it",
    at: "/admin",
    as: "admin",
    async expects() {
      await heading("Log In");
      expect(screen.getByText("Your administrator rights could not be checked. Please log in again.")).toBeVisible();
    },
  },
  {
    line: "GET /admin/check-admin-status",
    what: "no link to the admin area is shown",
    at: "/myaccount",
    as: "admin",
    async expects() {
      await screen.findByRole("link", { name: "Change Password" });
      expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
    },
  },
  {
    line: "POST /auth/user-login",
    what: "a refusal ends the session, and after other errors it can be retried",
    at: "/projectlist",
    async expects(kind) {
      const wasRefused = status(kind) >= 400 && status(kind) < 500;
      if (wasRefused) {
        await heading("Log In");
        expect(screen.getByText((kind.serverText ?? "Failed to fetch user details").trim())).toBeVisible();
      } else {
        await heading("Your account did not load");
        expect(alertsWith("You are still signed in, but your account could not be loaded.")).toHaveLength(1);
        expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
      }
    },
  },
  {
    line: "POST /share/send-invite-email",
    what: "a mail that was not sent shows no message",
    at: "/share/project-1",
    action: submitForm("Invite", { Email: "new@studio.test" }).run,
    async expects() {
      expect(await screen.findByText("new@studio.test was invited.")).toBeVisible();
      expect(await screen.findByLabelText("Permission of new@studio.test")).toBeVisible();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  },
  {
    line: "GET /project/:project_id/check-and-fetch",
    what: "in the trail the project has a generic name",
    at: "/story/story-1",
    async expects() {
      const trail = within(await screen.findByRole("navigation", { name: "Trail" }));
      expect(await trail.findByRole("link", { name: "Project" })).toBeVisible();
      expect(await screen.findByRole("button", { name: "Edit title" })).toBeEnabled();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  },
  {
    line: "POST /upload-context/pdf-to-text/:context_id/information/:info_id/attachment/:attachment_id",
    what: "a file whose text could not be read stays uploaded",
    at: "/context-information/context-1/upload?infoId=info-1",
    action: uploadFile.run,
    noFailures: emptySuccesses,
    async expects() {
      expect(await screen.findByRole("link", { name: "storm.pdf" })).toBeVisible();
      expect(alertsWith("Text extraction failed, but file was uploaded successfully")).toHaveLength(1);
    },
  },
  {
    line: "GET /script-parsing/parsing-status/:story_id",
    what: "the script counts as not being parsed",
    at: `${media}#parse`,
    async expects() {
      expect(await screen.findByRole("button", { name: "Parse Script" })).toBeEnabled();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  },
  {
    line: "POST /script-parsing/suggest-character-mappings/:story_id",
    what: "without suggestions the cast can be chosen by hand",
    at: media,
    given: uncast,
    async expects() {
      expect(await screen.findByLabelText("Project character for BOB")).toBeEnabled();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  },
  {
    line: "POST /script-character-generation/validate",
    what: "missing characters are generated all the same",
    at: `${media}#missing`,
    action: clickButton("Generate Missing Characters").run,
    async expects() {
      expect(await screen.findByText("No characters are missing.")).toBeVisible();
      expect(alertsWith("Failed to generate missing characters")).toEqual([]);
    },
  },
  {
    line: "GET /character/list",
    what: "the project's characters are requested four times",
    at: media,
    tries: 7_000,
    async expects() {
      const words = "Failed to load project characters after multiple attempts. Try refreshing the page.";
      await waitFor(() => expect(alertsWith(words)).toHaveLength(1));
      expect(screen.getByRole("button", { name: "Retry Now" })).toBeEnabled();
    },
  },
  {
    line: "GET /image-gen/load-image-settings/:character_id",
    what: "a character's image comes from its details after three tries",
    at: `${media}#cast`,
    tries: 6_000,
    async expects() {
      expect(await screen.findByRole("img", { name: "Character image" })).toBeVisible();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  },
  {
    line: "GET /voice_gen/load-voice-settings/:character_id",
    what: "a voice that fails to load shows as unknown, not as missing",
    at: `${media}#cast`,
    async expects() {
      expect(await screen.findByRole("button", { name: "Load the voice again" })).toBeEnabled();
      expect(screen.queryByText("No voice")).not.toBeInTheDocument();
    },
  },
];
