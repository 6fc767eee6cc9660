import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { cast } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { watchFocus } from "./use-focus";

test("a control that leaves the page hands the focus to what is left around it", async () => {
  const main = document.createElement("main");
  main.innerHTML = `<h1 tabindex="-1">Title</h1><section><p><button>Gone</button></p></section>`;
  document.body.append(main);
  const { stop } = watchFocus(main);
  const button = main.querySelector("button");
  button?.focus();
  main.querySelector("p")?.remove();
  await waitFor(() => expect(main.querySelector("section")).toHaveFocus());
  main.querySelector("section")?.remove();
  await waitFor(() => expect(main.querySelector("h1")).toHaveFocus());
  stop();
  main.remove();
});

test("a control that is clicked once more while it has the focus hands it on all the same", async () => {
  const main = document.createElement("main");
  main.innerHTML = `<h1 tabindex="-1">Title</h1><button>Gone</button>`;
  document.body.append(main);
  const { stop } = watchFocus(main);
  const button = main.querySelector("button");
  button?.focus();
  button?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  button?.remove();
  await waitFor(() => expect(main.querySelector("h1")).toHaveFocus());
  stop();
  main.remove();
});

test("whoever has put the focus away is not brought back", async () => {
  const main = document.createElement("main");
  main.innerHTML = `<section><button>Gone</button></section>`;
  document.body.append(main);
  const { stop } = watchFocus(main);
  const button = main.querySelector("button");
  button?.focus();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  button?.blur();
  const mutated = new Promise((resolve) =>
    new MutationObserver(resolve).observe(main, { childList: true, subtree: true }),
  );
  button?.remove();
  await mutated;
  expect(document.body).toHaveFocus();
  stop();
  main.remove();
});

test("a retry that fails and one that works both keep the focus on the page", async () => {
  const { user, world } = await renderAt("/story/story-1", {
    as: "editor",
    given: ({ faults }) => void faults.set("GET /story/:story_id/details", { status: 500 }),
  });
  (await screen.findByRole("button", { name: "Try again" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Try again" })).not.toHaveAttribute("aria-disabled"));
  expect(document.body).not.toHaveFocus();
  world.faults.clear();
  screen.getByRole("button", { name: "Try again" }).focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("button", { name: "Edit title" });
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test.each([
  ["GET /script-parsing/get-parsed-lines/:story_id", "Failed to fetch parsed lines"],
  ["GET /script-audio/get-existing-audio/:story_id", "Failed to check existing audio"],
] as const)("a retry of %s keeps the focus where it was asked for", async (line, words) => {
  const { user, world } = await renderAt("/story/story-1/script-media", {
    as: "owner",
    given: (before) => {
      cast(before);
      before.faults.set(line, { status: 500 });
    },
  });
  const [section] = (await screen.findAllByText(words)).map((each) => each.closest("section"));
  world.faults.clear();
  within(section ?? document.body)
    .getByRole("button", { name: "Try again" })
    .focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  await waitFor(() => expect(section).toHaveFocus());
});
