import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { installFakeClock } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { holdAnswers, watchRequests } from "@/testing/requests";

const reads = ["/project/project-1/check-and-fetch", "/story/list", "/character/list", "/project-context/list"].map(
  (path) => `GET /api${path}`,
);
/** No card comes into sight: what it reads for its picture is its own affair. */
beforeEach(() => {
  const nothingIsSeen = class {
    observe = () => undefined;
    disconnect = () => undefined;
  };
  vi.stubGlobal("IntersectionObserver", nothingIsSeen);
});

const linkToProject = () => screen.findByRole("link", { name: /Cyber Pawn Shorts/ });

test("a link on which the pointer rests has its screen read, which is shown at once and read again", async () => {
  const pass = installFakeClock();
  const { user } = await renderAt("/projectlist", { as: "owner" });
  const link = await linkToProject();
  const sent = watchRequests();
  fireEvent.pointerOver(link);
  expect(sent).toEqual([]);
  await pass(80);
  await expect.poll(() => sent.toSorted()).toEqual(reads.toSorted());
  await pass(500);

  sent.length = 0;
  const release = holdAnswers("/story/list");
  await user.click(link);
  expect(await screen.findByText("Traffic Control Dogs")).toBeInTheDocument();
  await expect.poll(() => sent.toSorted()).toEqual(reads.toSorted());
  release();
});

test("the focus asks as the pointer does; what only passes by asks for nothing", async () => {
  const pass = installFakeClock();
  await renderAt("/projectlist", { as: "owner" });
  const link = await linkToProject();
  const sent = watchRequests();
  fireEvent.pointerOver(link);
  fireEvent.pointerOver(screen.getByRole("heading", { level: 1 }));
  await pass(500);
  expect(sent).toEqual([]);
  link.focus();
  await pass(80);
  await expect.poll(() => sent.toSorted()).toEqual(reads.toSorted());
});

test("what was read ahead less than five seconds ago is not read ahead again", async () => {
  const pass = installFakeClock();
  const { user } = await renderAt("/projectlist", { as: "owner" });
  const link = await linkToProject();
  const sent = watchRequests();
  const restOnIt = async () => {
    await user.hover(link);
    await pass(100);
    await user.unhover(link);
    await pass(100);
  };
  await restOnIt();
  await expect.poll(() => sent).toHaveLength(reads.length);
  await restOnIt();
  expect(sent).toHaveLength(reads.length);
  await pass(5_000);
  await restOnIt();
  await expect.poll(() => sent).toHaveLength(2 * reads.length);
});

test("a failure of what was read ahead is told by nobody, and the screen asks anew", async () => {
  const pass = installFakeClock();
  const { user, world } = await renderAt("/projectlist", { as: "owner" });
  const link = await linkToProject();
  world.faults.set("GET /story/list", { status: 500 });
  await user.hover(link);
  await pass(500);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  world.faults.clear();
  await user.click(link);
  expect(await screen.findByText("Traffic Control Dogs")).toBeInTheDocument();
});

test("nobody's links are read ahead: without an account there is nothing to read", async () => {
  const pass = installFakeClock();
  const { user } = await renderAt("/login");
  const sent = watchRequests();
  await user.hover(screen.getByRole("link", { name: "Register here" }));
  await pass(500);
  expect(sent).toEqual([]);
});
