import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import type { Line } from "@/api/endpoint";
import type { SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";
import { button, fill, form, upload, type Act } from "@/testing/acts";
import { storyOf } from "@/testing/cast-story";
import { everythingThere } from "./faulty-reads";
import { mayBeYes } from "./faulty-write";
import type { ResponseFault } from "./response-faults";
import { alertsWith } from "./integrity";

/** A call whose failure is no message at its own place: what the screen does instead, which gives nobody a right. */
export interface QuietCall {
  line: Line;
  /** What it is made for. */
  what: string;
  at: string;
  as?: SamplePerson | "nobody";
  given?: (world: World) => void;
  act?: Act["run"];
  /** Faults that are answers like others. */
  noFailures?: string[];
  /** Milliseconds of further tries. */
  tries?: number;
  expects: (kind: ResponseFault) => Promise<unknown> | void;
}

const media = "/story/story-1/script-media";
const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const status = (kind: ResponseFault) => kind.fault.status ?? 0;

/** Nobody has decided who plays BOB. */
function uncast(world: World) {
  everythingThere(world);
  storyOf(world).mappings = {};
}

/** One row for every such call. */
export const quietCalls: QuietCall[] = [
  {
    line: "POST /auth/check-username",
    what: "a name nobody can vouch for counts as taken",
    at: "/register",
    as: "nobody",
    act: (user) => fill(user, "User name", "newcomer"),
    async expects() {
      await screen.findByText("Failed to check username availability.");
      expect(screen.getByRole("button", { name: "Register" })).toBeDisabled();
      expect(screen.queryByRole("button", { name: /^Try / })).not.toBeInTheDocument();
    },
  },
  {
    line: "GET /admin/check-admin-status",
    what: "nobody is an administrator without a plain yes",
    at: "/admin",
    as: "admin",
    async expects() {
      await heading("Log In");
      expect(screen.getByText("Your administrator rights could not be checked. Please log in again.")).toBeVisible();
    },
  },
  {
    line: "GET /admin/check-admin-status",
    what: "no link leads to what nobody may open",
    at: "/myaccount",
    as: "admin",
    async expects() {
      await screen.findByRole("link", { name: "Change Password" });
      expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
    },
  },
  {
    line: "POST /auth/user-login",
    what: "a session is restored later where the failure will pass, and ended where it will not",
    at: "/projectlist",
    async expects(kind) {
      const wasRefused = status(kind) >= 400 && status(kind) < 500;
      if (wasRefused) {
        await heading("Log In");
        expect(screen.getByText((kind.serverText ?? "Failed to fetch user details").trim())).toBeVisible();
      } else {
        await heading("One moment");
        expect(alertsWith("You are still signed in, but your account could not be loaded.")).toHaveLength(1);
        expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
      }
    },
  },
  {
    line: "POST /share/send-invite-email",
    what: "a mail that was not sent is nobody's message",
    at: "/share/project-1",
    act: form("Invite", { Email: "new@studio.test" }).run,
    async expects() {
      expect(await screen.findByText("new@studio.test was invited.")).toBeVisible();
      expect(await screen.findByLabelText("Permission of new@studio.test")).toBeVisible();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  },
  {
    line: "GET /project/:project_id/check-and-fetch",
    what: "a project whose name is not known is called so on the way to it",
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
    act: upload.run,
    noFailures: mayBeYes,
    async expects() {
      expect(await screen.findByRole("link", { name: "storm.pdf" })).toBeVisible();
      expect(alertsWith("Text extraction failed, but file was uploaded successfully")).toHaveLength(1);
    },
  },
  {
    line: "GET /script-parsing/parsing-status/:story_id",
    what: "nothing is known to be parsed",
    at: media,
    async expects() {
      expect(await screen.findByRole("button", { name: "Parse Script" })).toBeEnabled();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  },
  {
    line: "POST /script-parsing/suggest-character-mappings/:story_id",
    what: "without suggestions everybody can be chosen by hand",
    at: media,
    given: uncast,
    async expects() {
      expect(await screen.findByLabelText("Project character for BOB")).toBeEnabled();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  },
  {
    line: "POST /script-character-generation/validate",
    what: "characters are made whatever the voices are said to be",
    at: media,
    act: button("Generate Missing Characters").run,
    async expects() {
      expect(await screen.findByText("No characters are missing.")).toBeVisible();
      expect(alertsWith("Failed to generate missing characters")).toEqual([]);
    },
  },
  {
    line: "GET /character/list",
    what: "the project's characters are asked for four times",
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
    what: "a character's look is told by its details after three tries",
    at: media,
    tries: 6_000,
    async expects() {
      expect(await screen.findByRole("img", { name: "Character image" })).toBeVisible();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  },
  {
    line: "GET /voice_gen/load-voice-settings/:character_id",
    what: "a voice that could not be read is unknown, not missing",
    at: media,
    async expects() {
      expect(await screen.findByRole("button", { name: "Load the voice again" })).toBeEnabled();
      expect(screen.queryByText("No voice")).not.toBeInTheDocument();
    },
  },
];
