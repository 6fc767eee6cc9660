import { expect, test, vi } from "vitest";
import { clearPreferences, isBoolean, writePreference, readPreference, type Preference } from "./preferences";

const loud: Preference<boolean> = { name: "loud", isOne: isBoolean };
const secret: Preference<boolean> = { name: "secret", isOne: isBoolean, isPrivate: true };

test("a choice is one person's, and one thing's where it is about a thing", () => {
  writePreference(loud, true, "user-1");
  writePreference(loud, false, "user-1", "story-1");
  expect(readPreference(loud, "user-1")).toBe(true);
  expect(readPreference(loud, "user-1", "story-1")).toBe(false);
  expect(readPreference(loud, "user-1", "story-2")).toBeUndefined();
  expect(readPreference(loud, "user-2")).toBeUndefined();
  expect(readPreference(loud)).toBeUndefined();
  writePreference(loud, undefined, "user-1");
  expect(readPreference(loud, "user-1")).toBeUndefined();
});

test.each(["", "{", "null", '"yes"', "[true]"])("%s in the storage is no choice", (text) => {
  writePreference(loud, true, "user-1");
  const [key = ""] = Object.keys(localStorage);
  localStorage.setItem(key, text);
  expect(readPreference(loud, "user-1")).toBeUndefined();
});

test("a logout forgets what holds words of a script, of that person alone; the end of an account forgets all", () => {
  for (const person of ["user-1", "user-10"]) {
    writePreference(loud, true, person);
    writePreference(secret, true, person, "story-1");
  }
  clearPreferences("user-1", false);
  expect(readPreference(secret, "user-1", "story-1")).toBeUndefined();
  expect(readPreference(loud, "user-1")).toBe(true);
  expect(readPreference(secret, "user-10", "story-1")).toBe(true);
  clearPreferences("user-1", true);
  expect(readPreference(loud, "user-1")).toBeUndefined();
  expect(readPreference(loud, "user-10")).toBe(true);
});

test("where nothing may be stored a choice holds as long as the page stands", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure", "SecurityError");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  writePreference(loud, true, "user-1");
  expect(readPreference(loud, "user-1")).toBe(true);
  clearPreferences("user-1", true);
  expect(readPreference(loud, "user-1")).toBeUndefined();
});
