import { act, fireEvent, screen } from "@testing-library/react";
import { expect, vi } from "vitest";
import { signOut } from "@/session/identity";
import { isWorking, openJob } from "./job-harness";
import { limitedJobs } from "./polled-jobs";
import { sweep } from "./sweep";
import { unlimitedJobs } from "./unlimited-jobs";

// Slow and busy back ends, sleeping pages, users who leave, and lost permissions. Every test ends with ten minutes in
// which nothing is polled.

const elsewhere = "/projectlist";

/** Fires the load events of all media: jsdom loads none, and the screen would report them as slow. */
function allMediaCome() {
  for (const media of document.querySelectorAll("main :is(img, audio, video)"))
    fireEvent[media instanceof HTMLImageElement ? "load" : "loadedMetadata"](media);
}

sweep([...limitedJobs, ...unlimitedJobs], { titleOf: ({ what }) => what }, (job, it) => {
  it("is started once, however often its button is pressed", async () => {
    const { begin, advanceTime, settle, finish, starts, expectDone, expectSilence } = await openJob(job);
    const button = screen.getByRole("button", { name: job.button });
    const beginning = begin();
    for (let times = 0; times < 3; times++) fireEvent.click(button);
    await beginning;
    for (let times = 0; times < 3; times++) fireEvent.click(button);
    await settle();
    expect(starts()).toBe(1);
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it("waits for the Retry-After of a busy server", async () => {
    const { begin, advanceTime, setStatus, setStatusFault, finish, reads, expectDone, expectSilence } =
      await openJob(job);
    await begin({ status: 429, retryAfter: "60" });
    await advanceTime(job.first);
    expect(reads).toEqual([job.first]);
    setStatus(job.working);
    await advanceTime(59_900);
    expect(reads).toHaveLength(1);
    await advanceTime(100);
    expect(reads).toEqual([job.first, job.first + 60_000]);

    // A Retry-After shorter than the interval has no effect.
    setStatusFault({ status: 429, retryAfter: "1" });
    await advanceTime(job.intervalMs);
    setStatus(job.working);
    expect(reads).toHaveLength(3);
    await advanceTime(job.intervalMs);
    expect(reads.at(-1)).toBe(job.first + 60_000 + 2 * job.intervalMs);

    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it("whose answers take longer than the interval is polled one at a time", async () => {
    const { begin, advanceTime, setStatus, finish, reads, mostReads, expectDone, expectSilence } = await openJob(job);
    const beginning = begin();
    setStatus(job.working, { delay: 10_000 });
    await beginning;
    await advanceTime(job.first + 29_000, 1_000);
    expect(reads).toEqual([0, 10_000, 20_000].map((after) => job.first + after));
    finish();
    await advanceTime(11_000, 1_000);
    await expectDone();
    expect(mostReads()).toBe(1);
    await expectSilence();
  });

  it("that ends while its screen is left shows its result on return, and no message elsewhere", async () => {
    const { begin, advanceTime, go, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await advanceTime(job.intervalMs);
    await go(elsewhere);
    const asked = reads.length;
    finish();
    await advanceTime(30_000);
    expect(reads).toHaveLength(asked);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await go(job.at);
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it("is polled once an interval, however often the user leaves and returns", async () => {
    const { begin, advanceTime, go, finish, reads, starts, expectDone, expectSilence } = await openJob(job);
    await begin();
    for (let times = 0; times < 20; times++) {
      await go(elsewhere);
      await go(job.at);
    }
    expect(isWorking()).toBe(true);
    const asked = reads.length;
    await advanceTime(10 * job.intervalMs);
    expect(reads.length - asked).toBe(10);
    expect(starts()).toBe(1);
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it("is joined, not started again, when the user left before the start was answered and returns", async () => {
    const { world, begin, advanceTime, go, setStatus, finish, starts, expectDone, expectSilence } = await openJob(job);
    const beginning = begin();
    world.faults.set(job.startLine, { status: 200, body: JSON.stringify(job.startAnswer), delay: 10_000 });
    await beginning;
    await go(elsewhere);
    // Until the start is answered, the back end has no job.
    world.faults.delete(job.statusLine);
    await go(job.at);
    expect(isWorking()).toBe(true);
    setStatus(job.working);
    await advanceTime(11_000, 1_000);
    expect(isWorking()).toBe(true);
    finish();
    await advanceTime(2 * job.intervalMs);
    await expectDone();
    expect(starts()).toBe(1);
    await expectSilence();
  });

  it("shows nothing on the screen of another one", async () => {
    const { world, begin, advanceTime, setStatus, go, reads, expectSilence } = await openJob(job);
    await begin();
    await advanceTime(job.intervalMs);
    setStatus(job.done, { delay: 10_000 });
    await advanceTime(job.intervalMs);
    const asked = reads.length;
    world.faults.clear();
    await go(job.sibling);
    await advanceTime(1_000, 1_000);
    expect(screen.getByRole("button", { name: job.button })).toBeVisible();
    allMediaCome();
    const shown = document.querySelector("main")?.textContent;
    await advanceTime(15_000, 1_000);
    expect(document.querySelector("main")).toHaveTextContent(shown ?? "", { normalizeWhitespace: false });
    expect(isWorking()).toBe(false);
    expect(document.querySelector("[src*=new]")).toBeNull();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(reads).toHaveLength(asked);
    await expectSilence();
  });

  it("is polled as soon as a sleeping page is visible again, even after the timeout", async () => {
    const { begin, advanceTime, sleep, settle, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await advanceTime(job.intervalMs);
    const asked = reads.length;
    finish();
    sleep(600_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
    await expectDone();
    expect(reads).toHaveLength(asked + 1);
    await expectSilence();
  });

  it.each([3_600_000, -3_600_000])("is not affected by a system clock that is set by %i ms", async (jump) => {
    const { begin, advanceTime, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await advanceTime(job.first);
    const asked = reads.length;
    vi.setSystemTime(Date.now() + jump);
    await advanceTime(4 * job.intervalMs);
    expect(reads).toHaveLength(asked + 4);
    finish();
    await advanceTime(job.intervalMs);
    await expectDone();
    await expectSilence();
  });

  it.each([
    [{ status: 401, error: "Who are you?" }, "Who are you?"],
    [{ status: 403, error: "Not yours" }, "Not yours"],
  ])("ends at once when a poll is refused: %j", async (fault, reason) => {
    const { begin, advanceTime, reads, expectSilence } = await openJob(job);
    await begin(fault);
    await advanceTime(job.first);
    expect(screen.getByText(job.lostMessage(reason))).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(reads).toEqual([job.first]);
    await expectSilence();
  });

  it("ends at once with the session", async () => {
    const { router, begin, advanceTime, settle, reads, expectSilence } = await openJob(job);
    await begin();
    await advanceTime(job.intervalMs);
    const asked = reads.length;
    // Like a sign-out in another tab.
    await act(() => signOut());
    await settle();
    expect(router.state.location.pathname).toBe("/login");
    await advanceTime(10 * job.intervalMs);
    expect(reads).toHaveLength(asked);
    await expectSilence();
  });
});
