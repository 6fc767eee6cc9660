import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { paths } from "@/routing/paths";
import { timelineOf } from "@/rules/timeline";
import { SessionProvider } from "@/session/session";
import { ExportFilm } from "./export-film";

const filmOf = (...dialogue: string[]) =>
  timelineOf(
    dialogue.map((dialogue_text, index) => ({ id: `line-${index}`, line_number: index + 1, dialogue_text })),
    { uidOf: ({ id }) => String(id), durationOf: () => undefined, settingsOf: () => undefined },
  );

function renderExport(...dialogue: string[]) {
  const element = <ExportFilm timeline={filmOf(...dialogue)} title="Traffic Control Dogs" />;
  const router = createMemoryRouter([{ path: paths.film.pattern, element }], {
    initialEntries: [paths.film("story-1")],
  });
  render(
    <SessionProvider onLeave={() => undefined}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  return userEvent.setup();
}

test("a browser that cannot write video says so, and leads to the studio's film", async () => {
  const user = renderExport("Hi hello.");
  await user.click(screen.getByRole("button", { name: "Export film" }));
  expect(
    await screen.findByText(/^This browser cannot write video; a newer one can. The studio can join all clips/),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Story Video" })).toHaveAttribute("href", paths.editVideo("story-1"));
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a film without a line cannot be exported", () => {
  renderExport();
  expect(screen.getByRole("button", { name: "Export film" })).toBeDisabled();
});
