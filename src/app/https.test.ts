import { expect, test } from "vitest";
import { secureAddress } from "./https";

test.each([
  ["http://studio.example/story/1?a=b#c", "https://studio.example/story/1?a=b#c"],
  ["http://localhost.example/", "https://localhost.example/"],
  ["http://192.168.0.7/", "https://192.168.0.7/"],
  ["https://studio.example/", undefined],
  ["http://localhost:5173/login", undefined],
  ["http://studio.localhost/", undefined],
  ["http://127.0.0.1:4173/", undefined],
  ["http://127.8.9.1/", undefined],
  ["http://[::1]:5173/", undefined],
])("%s is redirected to %s", (address, secure) => {
  expect(secureAddress(address)).toBe(secure);
});
