import { act, cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { away } from "@/testing/away";
import { castOf, castWithFaults, storyOf } from "@/testing/cast-story";
import { keptPreferences } from "@/testing/kept-preferences";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { unfold } from "@/testing/unfold";

beforeEach(() => unfold());

const at = "/story/story-1/script-media";
// By label: asking hundreds of rows for their roles takes seconds.
const list = () => screen.findByLabelText("Shot list", { selector: "table" });
const shown = () =>
  within(screen.getByLabelText("Shot list", { selector: "table" }))
    .getAllByRole("rowheader")
    .map(({ textContent }) => Number(textContent));
const choose = (label: string) => within(screen.getByRole("search")).getByLabelText(label);

test("the list is narrowed to a scene, a character and what is missing, and opened again", async () => {
  const { user } = await renderAt(at, {
    as: "viewer",
    given: (world) => {
      castOf(12)(world);
      for (const line of storyOf(world).lines.slice(0, 3)) line.image_file = "1.webp";
    },
  });
  await list();
  expect(shown()).toHaveLength(12);

  await user.selectOptions(choose("Scene"), "INT. ROOM 1");
  expect(shown()).toEqual([5, 6, 7, 8]);
  expect(screen.getByText("4 of 12 lines")).toBeVisible();
  await user.selectOptions(choose("Scene"), "INT. ROOM 0");
  await user.selectOptions(choose("Character"), "BOB");
  expect(shown()).toEqual([1, 2, 4]);
  await user.selectOptions(choose("Missing"), "Without an image");
  expect(shown()).toEqual([4]);

  await user.selectOptions(choose("Shot Type"), "Talking");
  expect(screen.getByText("No line matches these filters.")).toBeVisible();
  expect(screen.queryByRole("table", { name: "Shot list" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show all lines" }));
  expect(shown()).toHaveLength(12);

  await user.selectOptions(choose("Shot Type"), "None");
  expect(screen.getByText("12 of 12 lines")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(choose("Shot Type")).toHaveValue("");
  expect(screen.queryByText("12 of 12 lines")).not.toBeInTheDocument();
});

test("a run under way moves no row out of a filtered list; the read after its end does", async () => {
  const { user } = await renderAt(at, { as: "editor", given: castOf(3) });
  await list();
  await user.selectOptions(choose("Missing"), "Without a shot type");
  expect(shown()).toEqual([1, 2, 3]);
  await user.click(screen.getByRole("button", { name: "Generate Shot Types" }));
  expect(await screen.findByText("No line matches these filters.")).toBeVisible();
});

test("Enter on a line opens its shot, and the way back leads to the same filter", async () => {
  const { user, router } = await renderAt(at, { as: "viewer", given: castOf(12) });
  await list();
  await user.selectOptions(choose("Scene"), "INT. ROOM 1");
  screen.getByRole("link", { name: "Shot of line 6" }).focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("link", { name: "<< Back to Script Media" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(at));
  await list();
  expect(choose("Scene")).toHaveValue("INT. ROOM 1");
  expect(shown()).toEqual([5, 6, 7, 8]);
});

test("the next person finds the list unfiltered", async () => {
  const { user, router } = await renderAt(at, { as: "viewer", given: castOf(12) });
  await list();
  await user.selectOptions(choose("Scene"), "INT. ROOM 1");
  await act(() => router.navigate("/logout"));
  await user.click(await screen.findByRole("link", { name: "Log In" }));
  await screen.findByLabelText("Email");
  await logIn(user, "owner");
  await waitFor(() => expect(router.state.location.pathname).toBe("/projectlist"));
  await act(() => router.navigate(at));
  await list();
  expect(choose("Scene")).toHaveValue("");
});

const kept = (story_id = "story-1") => `shot-filter-private-choice:user-viewer:${story_id}`;

test("a filter is found again after a reload, by the same person, until they log out", async () => {
  const visit = await renderAt(at, { as: "viewer", given: castOf(12) });
  await list();
  await visit.user.selectOptions(choose("Scene"), "INT. ROOM 1");
  await away.reload(visit);
  await list();
  expect(choose("Scene")).toHaveValue("INT. ROOM 1");
  expect(shown()).toEqual([5, 6, 7, 8]);

  cleanup();
  await renderAt(at, { as: "owner" });
  await list();
  expect(choose("Scene")).toHaveValue("");

  cleanup();
  const again = await renderAt(at, { as: "viewer" });
  await list();
  expect(choose("Scene")).toHaveValue("INT. ROOM 1");
  await act(() => again.router.navigate("/logout"));
  await screen.findByRole("heading", { name: "Log In" });
  expect(JSON.stringify(keptPreferences)).not.toContain("ROOM");
});

test("a filter that was cleared is forgotten", async () => {
  const { user } = await renderAt(at, { as: "viewer", given: castOf(12) });
  await list();
  await user.selectOptions(choose("Scene"), "INT. ROOM 1");
  expect(Object.keys(keptPreferences)).toContain(kept());
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(Object.keys(keptPreferences)).not.toContain(kept());
});

test.each(["{", '{"scene":"INT. MOON"}'])(
  "where %s is kept in place of a filter, all lines are shown",
  async (text) => {
    keptPreferences.setItem(kept(), text);
    await renderAt(at, { as: "viewer", given: castOf(3) });
    await list();
    expect(shown()).toHaveLength(3);
  },
);

test("a line without an id that is opened by Enter says so", async () => {
  const lines = { parsed_lines: [{ line_number: 1, character_name: "BOB", dialogue_text: "Hi hello." }] };
  const { user } = await renderAt(at, {
    as: "owner",
    given: castWithFaults({
      "GET /script-parsing/get-parsed-lines/:story_id": { status: 200, body: JSON.stringify(lines) },
    }),
  });
  within(await list())
    .getByRole("button", { name: "1" })
    .focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Cannot view shot details: Missing line ID")).toBeVisible();
});

/** Ten rows are in sight: a frame without a height counts as taller than any window. */
const tenInSight = () => vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(1_070);

test("the rows that stand do not grow with the lines, and readers are told of them all", async () => {
  tenInSight();
  const rowsOf = async (count: number) => {
    const { unmount } = await renderAt(at, { as: "viewer", given: castOf(count) });
    const tables = [await list(), await screen.findByRole("table", { name: "Parsed lines" })];
    const rows = tables.map((table) => table.querySelectorAll("tbody tr[data-index]").length);
    for (const table of tables) {
      expect(table).toHaveAttribute("aria-rowcount", String(count + 1));
      expect(within(table).getAllByRole("row")[0]).toHaveAttribute("aria-rowindex", "1");
      expect(within(table).getAllByRole("row")[1]).toHaveAttribute("aria-rowindex", "2");
    }
    unmount();
    return rows;
  };
  expect(await rowsOf(240)).toEqual(await rowsOf(60));
});

/** What a frame of the list tells of its size, which jsdom doesn't lay out. */
const frameOf = (table: HTMLElement) => table.parentElement ?? document.body;

test("whoever comes back from a shot finds the list and the page where they left them", async () => {
  tenInSight();
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const { user, router } = await renderAt(at, { as: "viewer", given: castOf(100) });
  const frame = frameOf(await list());
  frame.scrollTop = 107 * 80;
  frame.scrollLeft = 900;
  fireEvent.scroll(frame);
  await screen.findByRole("link", { name: "Shot of line 88" });
  vi.spyOn(window, "scrollY", "get").mockReturnValue(1_700);
  await user.click(screen.getByRole("link", { name: "Shot of line 85" }));
  const back = await screen.findByRole("link", { name: "<< Back to Script Media" });
  scrollTo.mockClear();
  await user.click(back);
  await waitFor(() => expect(router.state.location.pathname).toBe(at));
  expect(frameOf(await list()).scrollLeft).toBe(900);
  expect(screen.getByRole("link", { name: "Shot of line 88" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Shot of line 1" })).not.toBeInTheDocument();
  expect(grown).toHaveLength(1);
  act(() => grown[0]?.());
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1_700);
  await waitFor(() => expect(screen.getByLabelText("Shot of line 85")).toHaveFocus());
});

test("whoever clicked a row comes back to the link in it, and to the page's place in development, too", async () => {
  // React tries out there what leaving does.
  configure({ reactStrictMode: true });
  onTestFinished(() => configure({ reactStrictMode: false }));
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const { user } = await renderAt(at, { as: "viewer", given: castOf(3) });
  const row = within(await list()).getByText("Line 2.");
  const scrolled = vi.spyOn(window, "scrollY", "get").mockReturnValue(1_700);
  await user.click(row);
  const back = await screen.findByText("<< Back to Script Media");
  scrolled.mockReturnValue(0);
  await user.click(back);
  await waitFor(() => expect(screen.getByLabelText("Shot of line 2")).toHaveFocus());
  act(() => grown.at(-1)?.());
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1_700);
});

/** What waits for the page to grow. */
let grown: (() => void)[] = [];
beforeEach(() => {
  grown = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe(target: Element) {
        if (target === document.body) grown.push(this.tell);
      }
      unobserve() {}
      disconnect() {
        grown = grown.filter((each) => each !== this.tell);
      }
    },
  );
});
