import { expect, test } from "vitest";
import { retryAddress } from "./story-video-player";

const page = document.baseURI;

test.each([
  ["https://media.test/film.webm", "https://media.test/film.webm?t=7"],
  ["https://media.test/film.webm?v=2&t=1#start", "https://media.test/film.webm?v=2&t=7#start"],
  ["/api/media/film.webm", new URL("/api/media/film.webm?t=7", page).href],
])("%s is asked for again as %s", (url, again) => {
  expect(retryAddress(url, 7)).toBe(again);
});

test.each([
  "https://media.test/film.webm?X-Amz-Signature=abc&X-Amz-Expires=60",
  "https://media.test/film.webm?X-Goog-Signature=abc",
  "https://media.test/film.webm?Signature=abc",
  "blob:https://media.test/1234",
  "data:video/webm;base64,AAAA",
])("%s stays as it is", (url) => {
  expect(retryAddress(url, 7)).toBe(url);
});
