import { expect, test, vi } from "vitest";
import { forgetChoices, isBoolean, keepChoice, readChoice, type Choice } from "./choices";

const loud: Choice<boolean> = { name: "loud", isOne: isBoolean };
const secret: Choice<boolean> = { name: "secret", isOne: isBoolean, isPrivate: true };

test("a choice is one person's, and one thing's where it is about a thing", () => {
  keepChoice(loud, true, "user-1");
  keepChoice(loud, false, "user-1", "story-1");
  expect(readChoice(loud, "user-1")).toBe(true);
  expect(readChoice(loud, "user-1", "story-1")).toBe(false);
  expect(readChoice(loud, "user-1", "story-2")).toBeUndefined();
  expect(readChoice(loud, "user-2")).toBeUndefined();
  expect(readChoice(loud)).toBeUndefined();
  keepChoice(loud, undefined, "user-1");
  expect(readChoice(loud, "user-1")).toBeUndefined();
});

test.each(["", "{", "null", '"yes"', "[true]"])("%s in the storage is no choice", (text) => {
  keepChoice(loud, true, "user-1");
  const [key = ""] = Object.keys(localStorage);
  localStorage.setItem(key, text);
  expect(readChoice(loud, "user-1")).toBeUndefined();
});

test("a logout forgets what holds words of a script, of that person alone; the end of an account forgets all", () => {
  for (const person of ["user-1", "user-10"]) {
    keepChoice(loud, true, person);
    keepChoice(secret, true, person, "story-1");
  }
  forgetChoices("user-1", false);
  expect(readChoice(secret, "user-1", "story-1")).toBeUndefined();
  expect(readChoice(loud, "user-1")).toBe(true);
  expect(readChoice(secret, "user-10", "story-1")).toBe(true);
  forgetChoices("user-1", true);
  expect(readChoice(loud, "user-1")).toBeUndefined();
  expect(readChoice(loud, "user-10")).toBe(true);
});

test("where nothing may be stored a choice holds as long as the page stands", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure", "SecurityError");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  keepChoice(loud, true, "user-1");
  expect(readChoice(loud, "user-1")).toBe(true);
  forgetChoices("user-1", true);
  expect(readChoice(loud, "user-1")).toBeUndefined();
});
