import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "@/api/api-error";
import type { QueueWork } from "./queue";
import {
  advance,
  backEnd,
  drive,
  itemOf,
  refusal,
  someItems,
  startLine,
  storeOf,
  type Status,
} from "@/testing/queue-harness";

beforeEach(() => {
  vi.useFakeTimers();
});

test.each([1, 2, 4])("fourteen starts are fourteen requests, %i at once, in their order", async (atOnce) => {
  const { work, sent, mostAtOnce } = backEnd();
  const store = storeOf(someItems(14), undefined, atOnce);
  const { driven } = drive(store, work);
  await advance(120_000);
  await driven;
  expect(sent).toEqual(someItems(14).map(({ dialogue_id }) => dialogue_id));
  expect(mostAtOnce()).toBe(atOnce);
  expect(store.items().every(({ phase }) => phase === "done")).toBe(true);
  expect(work.made).toHaveBeenCalledTimes(14);
});

test("a start is kept before it is sent, and its times are kept with it", async () => {
  const { work, sent } = backEnd();
  let isWritten = () => {};
  const store = storeOf(someItems(1));
  drive({ ...store, written: () => new Promise<void>((resolve) => (isWritten = resolve)) }, work);
  await advance(10_000);
  expect([store.phases(), sent]).toEqual([["image-1 starting"], []]);
  isWritten();
  await advance(6_000);
  const [item] = store.items();
  expect(item?.phase).toBe("done");
  expect((item?.endedAt ?? 0) - (item?.startedAt ?? 0)).toBe(16_000);
});

test("one failure stops no other and keeps the server's words", async () => {
  const { work, jobs, sent } = backEnd();
  jobs.status = ({ line_number }) => (line_number === 2 ? { status: "failed", error: "no face found" } : undefined);
  const store = storeOf(someItems(3));
  drive(store, work);
  await advance(60_000);
  expect(store.phases()).toEqual(["image-1 done", "image-2 failed", "image-3 done"]);
  expect(store.items()[1]?.why).toBe("Image generation failed: no face found");
  expect(sent).toHaveLength(3);
});

test("a start that is refused has failed, and is not sent again", async () => {
  const { work, jobs, sent } = backEnd();
  jobs.start = ({ line_number }) => {
    if (line_number === 1) throw refusal(500);
  };
  const store = storeOf(someItems(2));
  drive(store, work);
  await advance(30_000);
  expect(store.phases()).toEqual(["image-1 failed", "image-2 done"]);
  expect(sent).toEqual(["line-1", "line-2"]);
});

test("a clip waits for its image, and has failed with it", async () => {
  const { work, jobs, sent } = backEnd();
  jobs.status = ({ line_number }) => (line_number === 2 ? { status: "failed", error: "?" } : undefined);
  const clip = (at: number) =>
    itemOf(at + 10, { id: `clip-${at}`, kind: "talking", after: `image-${at}`, dialogue_id: `clip-${at}` });
  const store = storeOf([...someItems(2), clip(1), clip(2)], undefined, 4);
  drive(store, work);
  await advance(3_000);
  expect(sent).toEqual(["line-1", "line-2"]);
  await advance(30_000);
  expect(store.phases()).toEqual(["image-1 done", "image-2 failed", "clip-1 done", "clip-2 failed"]);
  expect(store.items()[3]?.why).toBe("Its image was not made.");
  expect(sent).toEqual(["line-1", "line-2", "clip-1"]);
});

test("paused, nothing further is sent, and what is under way is followed to its end; resumed, it goes on", async () => {
  const { work, sent } = backEnd();
  const store = storeOf(someItems(3));
  const { driven } = drive(store, work);
  await advance(1_000);
  store.setControl({ state: "paused" });
  await advance(60_000);
  await driven;
  expect(store.phases()).toEqual(["image-1 done", "image-2 waiting", "image-3 waiting"]);
  expect(sent).toHaveLength(1);
  store.setControl({ state: "running" });
  drive(store, work);
  await advance(60_000);
  expect(sent).toHaveLength(3);
});

test("a busy back end is left alone for as long as it says, then asked again", async () => {
  const { work, jobs, sent } = backEnd();
  let isBusy = true;
  jobs.start = () => {
    if (isBusy) throw refusal(429, 20_000);
  };
  const store = storeOf(someItems(2), undefined, 1);
  drive(store, work);
  await advance(1_000);
  isBusy = false;
  await advance(18_000);
  expect([store.phases()[0], sent]).toEqual(["image-1 waiting", ["line-1"]]);
  await advance(30_000);
  expect(store.phases()).toEqual(["image-1 done", "image-2 done"]);
});

test.each([401, 403])("%i stops everything: nothing is sent or read until somebody goes on", async (status) => {
  const { work, jobs, sent, reads } = backEnd();
  jobs.start = ({ line_number }) => {
    if (line_number === 2) throw refusal(status);
  };
  const store = storeOf(someItems(4), undefined, 2);
  const { driven } = drive(store, work);
  await advance(100);
  await driven;
  const before = reads();
  await advance(60_000);
  expect(reads()).toBe(before);
  expect(store.control()).toEqual({ state: "halted", why: `HTTP error ${status}` });
  expect(store.phases()).toEqual(["image-1 following", "image-2 waiting", "image-3 waiting", "image-4 waiting"]);
  jobs.start = () => {};
  store.setControl({ state: "running" });
  drive(store, work);
  await advance(60_000);
  expect(store.phases().every((phase) => phase.endsWith("done"))).toBe(true);
  expect(sent.filter((id) => id === "line-1")).toHaveLength(1);
});

test("two starts in a row that reach nobody stop the queue", async () => {
  const { work, jobs, sent } = backEnd();
  jobs.start = () => {
    throw new ApiError(startLine, "unreachable");
  };
  const store = storeOf(someItems(5));
  drive(store, work);
  await advance(60_000);
  expect(sent).toHaveLength(2);
  expect(store.phases().slice(1, 3)).toEqual(["image-2 failed", "image-3 waiting"]);
  expect(store.control().state).toBe("halted");
});

test("one that takes too long has failed, and the others go on", async () => {
  const { work, jobs } = backEnd();
  jobs.status = ({ line_number }) => (line_number === 1 ? { status: "generating" } : undefined);
  const store = storeOf(someItems(2));
  drive(store, work);
  await advance(400_000);
  expect(store.phases()).toEqual(["image-1 failed", "image-2 done"]);
  expect(store.items()[0]?.why).toBe("It took too long.");
});

test("there are never more reads under way than shots at work", async () => {
  const { work } = backEnd();
  let reading = 0;
  let most = 0;
  const slow: QueueWork<Status> = {
    ...work,
    check: async (item, signal) => {
      reading += 1;
      most = Math.max(most, reading);
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      reading -= 1;
      return work.check(item, signal);
    },
  };
  drive(storeOf(someItems(8), undefined, 3), slow);
  await advance(200_000);
  expect(most).toBe(3);
});
