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
    const { begin, pass, settle, finish, starts, expectDone, expectSilence } = await openJob(job);
    const button = screen.getByRole("button", { name: job.button });
    const beginning = begin();
    for (let times = 0; times < 3; times++) fireEvent.click(button);
    await beginning;
    for (let times = 0; times < 3; times++) fireEvent.click(button);
    await settle();
    expect(starts()).toBe(1);
    finish();
    await pass(job.every);
    await expectDone();
    await expectSilence();
  });

  it("waits for the Retry-After of a busy server", async () => {
    const { begin, pass, tell, tellFault, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin({ status: 429, retryAfter: "60" });
    await pass(job.first);
    expect(reads).toEqual([job.first]);
    tell(job.working);
    await pass(59_900);
    expect(reads).toHaveLength(1);
    await pass(100);
    expect(reads).toEqual([job.first, job.first + 60_000]);

    // A Retry-After shorter than the interval has no effect.
    tellFault({ status: 429, retryAfter: "1" });
    await pass(job.every);
    tell(job.working);
    expect(reads).toHaveLength(3);
    await pass(job.every);
    expect(reads.at(-1)).toBe(job.first + 60_000 + 2 * job.every);

    finish();
    await pass(job.every);
    await expectDone();
    await expectSilence();
  });

  it("whose answers take longer than the interval is polled one at a time", async () => {
    const { begin, pass, tell, finish, reads, mostReads, expectDone, expectSilence } = await openJob(job);
    const beginning = begin();
    tell(job.working, { delay: 10_000 });
    await beginning;
    await pass(job.first + 29_000, 1_000);
    expect(reads).toEqual([0, 10_000, 20_000].map((after) => job.first + after));
    finish();
    await pass(11_000, 1_000);
    await expectDone();
    expect(mostReads()).toBe(1);
    await expectSilence();
  });

  it("that ends while its screen is left shows its result on return, and no message elsewhere", async () => {
    const { begin, pass, go, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await pass(job.every);
    await go(elsewhere);
    const asked = reads.length;
    finish();
    await pass(30_000);
    expect(reads).toHaveLength(asked);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await go(job.at);
    await pass(job.every);
    await expectDone();
    await expectSilence();
  });

  it("is polled once an interval, however often the user leaves and returns", async () => {
    const { begin, pass, go, finish, reads, starts, expectDone, expectSilence } = await openJob(job);
    await begin();
    for (let times = 0; times < 20; times++) {
      await go(elsewhere);
      await go(job.at);
    }
    expect(isWorking()).toBe(true);
    const asked = reads.length;
    await pass(10 * job.every);
    expect(reads.length - asked).toBe(10);
    expect(starts()).toBe(1);
    finish();
    await pass(job.every);
    await expectDone();
    await expectSilence();
  });

  it("is joined, not started again, when the user left before the start was answered and returns", async () => {
    const { world, begin, pass, go, tell, finish, starts, expectDone, expectSilence } = await openJob(job);
    const beginning = begin();
    world.faults.set(job.startLine, { status: 200, body: JSON.stringify(job.began), delay: 10_000 });
    await beginning;
    await go(elsewhere);
    // Until the start is answered, the back end has no job.
    world.faults.delete(job.statusLine);
    await go(job.at);
    expect(isWorking()).toBe(true);
    tell(job.working);
    await pass(11_000, 1_000);
    expect(isWorking()).toBe(true);
    finish();
    await pass(2 * job.every);
    await expectDone();
    expect(starts()).toBe(1);
    await expectSilence();
  });

  it("shows nothing on the screen of another one", async () => {
    const { world, begin, pass, tell, go, reads, expectSilence } = await openJob(job);
    await begin();
    await pass(job.every);
    tell(job.done, { delay: 10_000 });
    await pass(job.every);
    const asked = reads.length;
    world.faults.clear();
    await go(job.sibling);
    await pass(1_000, 1_000);
    expect(screen.getByRole("button", { name: job.button })).toBeVisible();
    allMediaCome();
    const shown = document.querySelector("main")?.textContent;
    await pass(15_000, 1_000);
    expect(document.querySelector("main")).toHaveTextContent(shown ?? "", { normalizeWhitespace: false });
    expect(isWorking()).toBe(false);
    expect(document.querySelector("[src*=new]")).toBeNull();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(reads).toHaveLength(asked);
    await expectSilence();
  });

  it("is polled as soon as a sleeping page is visible again, even after the timeout", async () => {
    const { begin, pass, sleep, settle, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await pass(job.every);
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
    const { begin, pass, finish, reads, expectDone, expectSilence } = await openJob(job);
    await begin();
    await pass(job.first);
    const asked = reads.length;
    vi.setSystemTime(Date.now() + jump);
    await pass(4 * job.every);
    expect(reads).toHaveLength(asked + 4);
    finish();
    await pass(job.every);
    await expectDone();
    await expectSilence();
  });

  it.each([
    [{ status: 401, error: "Who are you?" }, "Who are you?"],
    [{ status: 403, error: "Not yours" }, "Not yours"],
  ])("ends at once when a poll is refused: %j", async (fault, reason) => {
    const { begin, pass, reads, expectSilence } = await openJob(job);
    await begin(fault);
    await pass(job.first);
    expect(screen.getByText(job.lost(reason))).toBeVisible();
    expect(isWorking()).toBe(false);
    expect(reads).toEqual([job.first]);
    await expectSilence();
  });

  it("ends at once with the session", async () => {
    const { router, begin, pass, settle, reads, expectSilence } = await openJob(job);
    await begin();
    await pass(job.every);
    const asked = reads.length;
    // Like a sign-out in another tab.
    await act(() => signOut());
    await settle();
    expect(router.state.location.pathname).toBe("/login");
    await pass(10 * job.every);
    expect(reads).toHaveLength(asked);
    await expectSilence();
  });
});
