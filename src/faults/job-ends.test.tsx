import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { writePreference, readPreference } from "@/shared/preferences";
import { notifies } from "@/shared/use-job-notification";
import { castWithFaults } from "@/testing/cast-story";
import { openJob } from "./job-harness";
import { limitedJobs } from "./polled-jobs";
import { renderAt } from "@/testing/render-at";
import { sweep } from "./sweep";
import { unlimitedJobs } from "./unlimited-jobs";

const jobs = [...limitedJobs, ...unlimitedJobs];
const editor = "user-editor";

/** The notifications that were created. */
let shown: FakeNotification[] = [];

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = "granted";
  static requestPermission = vi.fn<() => Promise<NotificationPermission>>();
  close = vi.fn<() => void>();
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions) {
    super();
    this.title = title;
    this.options = options;
    shown.push(this);
  }
}

beforeEach(() => {
  shown = [];
  FakeNotification.permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  writePreference(notifies, true, editor);
});
function lookAway() {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  return () => {
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  };
}
/** The texts of toasts. They have no role, because the screen's own live region announces the same. */
const toasts = () => [...document.querySelectorAll("div.fixed p")].map(({ textContent }) => textContent);
const announcedToasts = () => document.querySelectorAll("div.fixed [role]").length;
const notifiedTitles = () => shown.map(({ title }) => title);

test.each(jobs)("the end of $what shows in the title and a notification while the tab is hidden", async (job) => {
  const { begin, finish, advanceTime } = await openJob(job);
  await begin();
  const lookBack = lookAway();
  await advanceTime(2 * job.intervalMs);
  expect(document.title).not.toMatch(/^(Done|Failed)/);
  finish();
  await advanceTime(job.intervalMs + job.resultAfterMs);
  expect(document.title).toMatch(/^Done: \D/);
  expect(notifiedTitles()).toEqual([expect.stringMatching(/^Done: /)]);
  expect(toasts()).toEqual([]);

  lookBack();
  expect(toasts()).toEqual(notifiedTitles());
  expect(announcedToasts()).toBe(0);
  expect(document.title).not.toContain("Done");
  expect(shown[0]?.close).toHaveBeenCalledOnce();
});

test.each(jobs)("the failure of $what shows as a failure", async (job) => {
  const { begin, setStatus, advanceTime } = await openJob(job);
  await begin();
  lookAway();
  setStatus(job.failed("No ink"));
  await advanceTime(2 * job.intervalMs + job.resultAfterMs);
  expect(document.title).toMatch(/^Failed: \D/);
  expect(notifiedTitles()).toEqual([expect.stringMatching(/^Failed: /)]);
  expect(toasts()).toEqual([]);
});

const notifyButton = () => screen.queryByRole("button", { name: "Notify me when it is done" });

sweep(jobs, { titleOf: ({ what }) => what }, (job, it) => {
  it("that ends in a visible tab is announced by its screen, and shown by a toast", async () => {
    const { begin, finish, advanceTime, expectDone } = await openJob(job);
    await begin();
    finish();
    await advanceTime(2 * job.intervalMs);
    await expectDone();
    expect(document.title).not.toContain("Done");
    expect(shown).toEqual([]);
    expect(toasts()).toEqual([expect.stringMatching(/^Done: /)]);
    expect(announcedToasts()).toBe(0);
  });

  it("whose start is refused after its screen was left shows that in a toast", async () => {
    const { go, settle, world, advanceTime } = await openJob(job);
    const answer = { status: 500, error: "No ink", delay: 10_000 };
    world.faults.set(job.startLine, answer);
    fireEvent.click(screen.getByRole("button", { name: job.button }));
    await settle();
    await go("/myaccount");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await advanceTime(answer.delay, 1_000);
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(screen.getByRole("alert")).toHaveTextContent(/Failed|failed|Error/);
  });

  it("whose start is refused after a return shows that on the screen only", async () => {
    const { go, settle, world, advanceTime } = await openJob(job);
    const answer = { status: 500, delay: 10_000 };
    world.faults.set(job.startLine, answer);
    fireEvent.click(screen.getByRole("button", { name: job.button }));
    await settle();
    await go("/myaccount");
    await go(job.at);
    await advanceTime(answer.delay + 1_000, 1_000);
    expect(announcedToasts()).toBe(0);
    expect(screen.getAllByText(/Failed to|generation failed|^Error: |^Unexpected error/)).toHaveLength(1);
  });

  it("that is running offers a button for notifications; the browser's permission is only requested by a click", async () => {
    FakeNotification.permission = "default";
    writePreference(notifies, undefined, editor);
    FakeNotification.requestPermission.mockReset().mockImplementation(() => {
      FakeNotification.permission = "granted";
      return Promise.resolve("granted");
    });
    const { begin, settle } = await openJob(job);
    expect(notifyButton()).not.toBeInTheDocument();
    await begin();
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Notify me when it is done" }));
    await settle();
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
    expect(readPreference(notifies, editor)).toBe(true);
    expect(readPreference(notifies, "user-owner")).toBeUndefined();
    expect(notifyButton()).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Do not notify me" }));
    expect(readPreference(notifies, editor)).toBe(false);
    expect(notifyButton()).toBeInTheDocument();
  });
});

test("without the preference or the permission only the title shows the end", async () => {
  const [job] = jobs;
  if (!job) throw new Error("No job to try");
  writePreference(notifies, undefined, editor);
  const { begin, finish, advanceTime } = await openJob(job);
  await begin();
  lookAway();
  finish();
  await advanceTime(2 * job.intervalMs);
  expect(document.title).toMatch(/^Done: /);
  expect(shown).toEqual([]);
});

test("the end of a job is not shown after a logout", async () => {
  const [job] = jobs;
  if (!job) throw new Error("No job to try");
  const { begin, finish, advanceTime, go } = await openJob(job);
  await begin();
  const lookBack = lookAway();
  finish();
  await advanceTime(2 * job.intervalMs);
  await go("/logout");
  lookBack();
  expect(document.title).not.toContain("Done");
  expect(toasts()).toEqual([]);
});

test("a click on a notification focuses the tab, and a browser without notifications causes no error", async () => {
  const [job] = jobs;
  if (!job) throw new Error("No job to try");
  const focus = vi.spyOn(window, "focus").mockReturnValue();
  const { begin, finish, advanceTime } = await openJob(job);
  await begin();
  lookAway();
  finish();
  await advanceTime(2 * job.intervalMs);
  shown[0]?.dispatchEvent(new Event("click"));
  expect(focus).toHaveBeenCalledOnce();

  vi.stubGlobal(
    "Notification",
    class {
      static permission = "granted";
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    },
  );
  await begin();
  finish();
  await advanceTime(2 * job.intervalMs);
  expect(document.title).toMatch(/^Done: /);
});

const at = "/story/story-1/script-media";
const audioEnds = (body: object) =>
  castWithFaults({
    "GET /script-audio/progress/:story_id": { status: 200, body: `data: ${JSON.stringify(body)}\n\n` },
  });

test.each([
  ["Done: Audio", { complete: true }],
  ["Failed: Audio", { error: "No voice" }],
])("the end of a generator shows as '%s'", async (title, message) => {
  const { user } = await renderAt(`${at}#audio`, { as: "editor", given: audioEnds(message) });
  const button = await screen.findByRole("button", { name: "Generate Audio" });
  lookAway();
  await user.click(button);
  await waitFor(() => expect(notifiedTitles()).toEqual([title]));
  expect(document.title).toMatch(/^(Done|Failed): Create Media · /);
});

test("Generate everything shows its end once", async () => {
  const { user } = await renderAt(at, { as: "editor", given: castWithFaults({}) });
  const button = await screen.findByRole("button", { name: "Generate everything" });
  lookAway();
  await user.click(button);
  await waitFor(() => expect(notifiedTitles()).toEqual(["Done: Generate everything"]));
  expect(shown[0]?.options.body).toBe("Every line has its media. The film can be made.");
});

test("a step that stops Generate everything shows one failure", async () => {
  const given = castWithFaults({ "POST /script-shot-types/generate/:story_id": { status: 409, error: "Busy" } });
  const { user } = await renderAt(at, { as: "editor", given });
  const button = await screen.findByRole("button", { name: "Generate everything" });
  lookAway();
  await user.click(button);
  await waitFor(() => expect(notifiedTitles()).toEqual(["Failed: Generate everything"]));
});

test.each(["denied", "unknown"])("where notifications are %s no button is offered", async (permission) => {
  if (permission === "unknown") vi.unstubAllGlobals();
  FakeNotification.permission = "denied";
  const [job] = jobs;
  if (!job) throw new Error("No job to try");
  const { begin } = await openJob(job);
  await begin();
  expect(notifyButton()).not.toBeInTheDocument();
});
