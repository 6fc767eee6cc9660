import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showEarlyPage } from "./early-page";

const form = `<header><button>Menu</button></header>
  <form><input aria-label="Email" type="email"><input aria-label="Password" type="password"><button>Show</button></form>`;

let root: HTMLElement;

/** Markup without a parser, which the house forbids: a page as the browser would have made it of index.html. */
function pageOf(markup: string): DocumentFragment {
  return document.createRange().createContextualFragment(markup);
}

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root, pageOf(`<template id="login">${form}</template>`));
});
afterEach(() => document.body.replaceChildren());

/** What the application renders: the same controls anew. */
const render = () => root.replaceChildren(pageOf(form));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test("a template that is not there leaves the page as it is", () => {
  root.append("Frame");
  expect(showEarlyPage(root, "landing")).toBeUndefined();
  expect(root).toHaveTextContent("Frame");
});

test("what was typed goes on in the application as if it were typed there, and the focus stays", async () => {
  const user = userEvent.setup();
  const early = showEarlyPage(root, "login");
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

test("the button that was pressed last is pressed once, where somebody listens; before, and else, none", async () => {
  const user = userEvent.setup();
  const pressed: string[] = [];
  const listen = (event: Event) => void (event.target instanceof Element && pressed.push(event.target.textContent));
  const early = showEarlyPage(root, "login");
  await user.click(screen.getByRole("button", { name: "Menu" }));
  early?.handOver(() => {
    render();
    root.addEventListener("click", listen);
  });
  expect(pressed).toEqual(["Menu"]);

  const untouched = showEarlyPage(root, "login");
  pressed.length = 0;
  untouched?.handOver(render);
  expect(pressed).toEqual([]);
});
