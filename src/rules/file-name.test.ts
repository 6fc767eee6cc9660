import { expect, test } from "vitest";
import { fileName, isElsewhere } from "./file-name";

const webm = "/api/media/41.webm";

test.each([
  ["an ordinary title", "Traffic Control Dogs", "Traffic Control Dogs.webm"],
  ["blanks at its ends and in it", "  Traffic \t Control\nDogs ", "Traffic Control Dogs.webm"],
  ["slashes", "Cats/Dogs\\Birds", "Cats-Dogs-Birds.webm"],
  ["ways into other folders", "../../etc/passwd", "-..-etc-passwd.webm"],
  ["colons and bars", "Bob: Part 1|2", "Bob- Part 1-2.webm"],
  ["what Windows refuses", 'What? "Dogs" <3 *!*', "What Dogs 3 !.webm"],
  ["control characters", "Do\u0000gs\u001B[31m\u007F\u0085 run", "Dogs[31m run.webm"],
  ["signs that turn its direction", "Dogs\u202Egpm.exe\u2066\u200F", "Dogsgpm.exe.webm"],
  ["dots and blanks at its end", "Dogs. . .", "Dogs.webm"],
  ["dots before it", "...Dogs", "Dogs.webm"],
  ["a name that Windows keeps to itself", "con", "_con.webm"],
  ["another one, with an ending of its own", "LPT9.dogs", "_LPT9.dogs.webm"],
  ["another one, in small figures", "COM¹", "_COM¹.webm"],
  ["one that only begins so", "Contact", "Contact.webm"],
  ["half a sign", "Dogs\uD83D", "Dogs.webm"],
  ["another direction", "كلاب المرور", "كلاب المرور.webm"],
  ["emoji", "👩‍🚒 and 🐕‍🦺", "👩‍🚒 and 🐕‍🦺.webm"],
  ["signs in two parts", "Cafe\u0301", "Caf\u00E9.webm"],
  ["nothing", "", "Untitled Story.webm"],
  ["nothing that a name may hold", ' ?*."<>. ', "Untitled Story.webm"],
])("a title with %s: %j is the file %j", (_, title, name) => {
  expect(fileName(title, webm)).toBe(name);
});

test.each([
  ["letters", "a".repeat(100_000), 200],
  ["words", "dogs ".repeat(50), 200],
  ["letters of three bytes", "犬".repeat(300), 200],
  ["emoji of many signs", "👩‍🚒".repeat(90), 200],
])("a long title of %s is cut between graphemes, to at most 200 bytes", (_, title, most) => {
  const name = fileName(title, webm);
  const bytes = new TextEncoder().encode(name).length;
  expect(bytes).toBeLessThanOrEqual(most);
  expect(bytes).toBeGreaterThan(most - 16);
  expect(name).toMatch(/(a|dogs|犬|👩‍🚒)\.webm$/u);
});

test.each([
  ["/api/media/41.webm?t=7#start", "Dogs.webm"],
  ["https://host.test/films/41.MP4?X-Amz-Signature=abc.png", "Dogs.mp4"],
  ["data:video/mp4;base64,AAAA", "Dogs.mp4"],
  ["https://host.test/films/41", "Dogs"],
  ["https://host.test/films/41.exe", "Dogs"],
  ["blob:https://studio.test/1f-2e", "Dogs"],
])("the film at %s is the file %s", (url, name) => {
  expect(fileName("Dogs", url)).toBe(name);
});

test.each([
  ["/api/media/41.webm", false],
  ["41.webm", false],
  ["https://studio.test/41.webm", false],
  ["blob:https://studio.test/1f-2e", false],
  ["data:video/webm;base64,AAAA", false],
  ["https://studio.test:8443/41.webm", true],
  ["https://media.test/41.webm", true],
  ["http://studio.test/41.webm", true],
])("whether %s is at another host: %s", (url, is) => {
  expect(isElsewhere(url, "https://studio.test/story/1/edit-video")).toBe(is);
});
