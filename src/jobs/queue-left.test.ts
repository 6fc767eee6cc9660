import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "@/api/api-error";
import { advance, backEnd, drive, itemOf, someItems, startLine, storeOf, type Status } from "@/testing/queue-harness";

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a page that is killed", () => {
  test("while a start is on its way leaves it to be looked for, never to be sent again", async () => {
    const { work, begun, sent } = backEnd();
    const left = itemOf(1, { phase: "starting", startedAt: Date.now() });
    begun.set("line-1", Date.now());
    const store = storeOf([left, itemOf(2)]);
    drive(store, work);
    await advance(30_000);
    expect(store.phases()).toEqual(["image-1 done", "image-2 done"]);
    expect(sent).toEqual(["line-2"]);
  });

  test("before a start was sent has it said that nobody knows", async () => {
    const { work, sent } = backEnd();
    const store = storeOf([itemOf(1, { phase: "starting", startedAt: Date.now() }), itemOf(2)]);
    drive(store, work);
    await advance(60_000);
    expect(store.phases()).toEqual(["image-1 failed", "image-2 done"]);
    expect(store.items()[0]?.why).toMatch(/^It is not known whether this was started/);
    expect(sent).toEqual(["line-2"]);
  });

  test("does not take the picture that was there before for the new one", async () => {
    const { work, jobs } = backEnd();
    const old: Status = { status: "completed", address: "/media/old.png" };
    let told = old;
    jobs.status = () => told;
    const left = itemOf(1, { phase: "starting", startedAt: Date.now(), had: "/media/old.png" });
    const store = storeOf([left]);
    drive(store, work);
    await advance(7_000);
    expect(store.phases()).toEqual(["image-1 starting"]);
    told = { status: "completed", address: "/media/new.png" };
    await advance(3_000);
    expect(store.phases()).toEqual(["image-1 done"]);
  });

  test("while one is made has it followed by the next page", async () => {
    const { work, sent } = backEnd();
    const store = storeOf(someItems(2));
    const { kill, driven } = drive(store, work);
    await advance(4_000);
    kill();
    await driven;
    expect(store.phases()).toEqual(["image-1 following", "image-2 waiting"]);
    drive(store, work);
    await advance(60_000);
    expect(store.phases()).toEqual(["image-1 done", "image-2 done"]);
    expect(sent).toEqual(["line-1", "line-2"]);
  });
});

test("an answer that does not come in time says nothing: the start is looked for", async () => {
  const { work, jobs, begun, sent } = backEnd();
  jobs.start = ({ dialogue_id }) => {
    begun.set(dialogue_id, Date.now());
    throw new ApiError(startLine, "timeout");
  };
  const store = storeOf(someItems(1));
  drive(store, work);
  await advance(30_000);
  expect(store.phases()).toEqual(["image-1 done"]);
  expect(sent).toHaveLength(1);
});
