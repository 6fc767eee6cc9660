import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { showPrerenderedPage } from "./prerendered-page";

const form = `<header><button type="button" aria-expanded="false">Menu</button></header>
  <form><input aria-label="Email"><input aria-label="Password" type="password"><button type="button">Show</button></form>`;

let root: HTMLElement;

/** Markup without a parser, which the house forbids: a page as the browser would have made it of index.html. */
function pageOf(markup: string): DocumentFragment {
  return document.createRange().createContextualFragment(markup);
}

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root, pageOf(`<template id="login" data-title="Log In">${form}</template>`));
});
/** What the application renders: the same controls anew. */
const render = () => root.replaceChildren(pageOf(form));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test("a template that is not there leaves the page as it is", () => {
  root.append("Frame");
  expect(showPrerenderedPage(root, "landing")).toBeUndefined();
  expect(root).toHaveTextContent("Frame");
});

test("what was typed goes on in the application as if it were typed there, and the focus stays", async () => {
  const user = userEvent.setup();
  const early = showPrerenderedPage(root, "login");
  await user.type(field("Email"), "ada@studio.test");
  await user.type(field("Password"), "Secr");
  const before = field("Password");
  const onInput = vi.fn<(event: Event) => void>();
  root.addEventListener("input", onInput);
  early?.handOver(render);
  expect(field("Password")).not.toBe(before);
  expect([field("Email").value, field("Password").value]).toEqual(["ada@studio.test", "Secr"]);
  expect(onInput.mock.calls.map(([event]) => event.target)).toEqual([field("Email"), field("Password")]);
  expect(field("Password")).toHaveFocus();
  expect(field("Password").selectionStart).toBe(4);
});

test("the cursor and what is selected stay where they were", async () => {
  const user = userEvent.setup();
  const early = showPrerenderedPage(root, "login");
  await user.type(field("Email"), "wrong@studio.test");
  field("Email").setSelectionRange(2, 5);
  early?.handOver(render);
  expect([field("Email").selectionStart, field("Email").selectionEnd]).toEqual([2, 5]);
  await user.keyboard("x");
  expect(field("Email")).toHaveValue("wrx@studio.test");
});

/** Hands over to a page that listens, and tells what it hears. */
function heardBy(early: ReturnType<typeof showPrerenderedPage>) {
  const heard: string[] = [];
  const listen = ({ type, target }: Event) => {
    if (target instanceof Element) heard.push(type === "click" ? target.textContent : type);
  };
  // Nothing is sent from a page of a test.
  root.addEventListener("submit", (event) => event.preventDefault());
  early?.handOver(() => {
    render();
    for (const type of ["click", "submit"]) root.addEventListener(type, listen);
  });
  for (const type of ["click", "submit"]) root.removeEventListener(type, listen);
  return heard;
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));

test("what was pressed is pressed in its order; without that nothing is", async () => {
  const user = userEvent.setup();
  expect(heardBy(showPrerenderedPage(root, "login"))).toEqual([]);
  const early = showPrerenderedPage(root, "login");
  await press(user, "Show");
  await press(user, "Show");
  await press(user, "Menu");
  expect(heardBy(early)).toEqual(["Show", "Show", "Menu"]);
});

test.each(["{Escape}", "{Tab}"])("a menu is not opened any more for somebody who went on by %s", async (key) => {
  const user = userEvent.setup();
  const early = showPrerenderedPage(root, "login");
  await press(user, "Show");
  await press(user, "Menu");
  if (key === "{Tab}") await user.click(field("Email"));
  await user.keyboard(key);
  expect(heardBy(early)).toEqual(["Show"]);
});

test("Enter in the last field sends the form once it can be sent, unless somebody typed on", async () => {
  const user = userEvent.setup();
  const early = showPrerenderedPage(root, "login");
  root.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  await user.type(field("Email"), "ada@studio.test");
  await user.type(field("Password"), "Secret#2026{Enter}");
  expect(heardBy(early)).toEqual(["submit"]);

  const other = showPrerenderedPage(root, "login");
  root.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  await user.type(field("Email"), "ada@studio.test{Enter}");
  await user.type(field("Password"), "Secret#2026");
  expect(heardBy(other)).toEqual([]);
});

test("the page has the title of its screen, and is filled once something was typed", async () => {
  const user = userEvent.setup();
  const early = showPrerenderedPage(root, "login");
  expect(document.title).toBe("Log In");
  expect(early?.isFilled()).toBe(false);
  await user.type(field("Email"), "a");
  expect(early?.isFilled()).toBe(true);
});
