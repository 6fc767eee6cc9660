import { describe, expect, test } from "vitest";
import { refusalOf } from "./gate";

type Told = Record<string, string>;
const ask = (line: string, headers: Told = {}) => {
  const [method = "", url = ""] = line.split(" ");
  return refusalOf({ method, url, headers: { host: "localhost:5173", ...headers } })?.status ?? "let in";
};

const json = { "content-type": "application/json", "content-length": "2" };
const visit = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
const elsewhere = { "sec-fetch-site": "cross-site" };

describe("a request from", () => {
  test.each<[string, string, Told]>([
    ["a page of the studio", "PUT /api/story/s/update-title", { "sec-fetch-site": "same-origin", ...json }],
    ["its form, whose origin the policy hides", "POST /__sample", { "sec-fetch-site": "same-origin", origin: "null" }],
    ["somebody who types the address", "GET /api/story/list", { "sec-fetch-site": "none", ...visit }],
    ["a program that is no browser", "PUT /api/story/s/update-title", json],
    [
      "a page of the studio in a browser without Sec-Fetch-Site",
      "POST /api/x",
      { origin: "http://localhost:5173", ...json },
    ],
    ["a page of the studio behind https", "POST /api/x", { origin: "https://localhost:5173", ...json }],
  ])("%s is answered", (_, line, headers) => {
    expect(ask(line, headers)).toBe("let in");
  });

  test.each<[string, string, Told]>([
    ["another website", "PUT /api/story/s/update-title", { ...elsewhere, ...json }],
    ["another website's picture or script", "GET /src/main.tsx", { ...elsewhere, "sec-fetch-mode": "no-cors" }],
    ["another server of the same machine", "GET /api/story/list", { "sec-fetch-site": "same-site" }],
    ["another website in a browser that tells no site", "POST /api/x", { origin: "https://evil.example", ...json }],
    ["another server of the same host", "GET /api/x", { origin: "http://localhost:3000" }],
    ["a page without an origin", "GET /api/x", { origin: "null" }],
  ])("%s is refused", (_, line, headers) => {
    expect(ask(line, headers)).toBe(403);
  });
});

describe("a file at the second origin of media", () => {
  const file = "/api/media/~/clip-1.webm";
  test.each([`GET ${file}`, `HEAD ${file}`, `OPTIONS ${file}`, `GET ${file}?expires=1&signature=2`])(
    "%s is answered to any page",
    (line) => {
      expect(ask(line, { ...elsewhere, "sec-fetch-mode": "no-cors" })).toBe("let in");
      expect(ask(line, { origin: "http://localhost:5173", host: "127.0.0.1:5173" })).toBe("let in");
    },
  );

  test.each([
    `PUT ${file}`,
    "GET /api/media/clip-1.webm",
    "GET /api/media/../story/list",
    "GET /api/media/%2e%2e/list",
    "GET /api/media/~/..",
    "GET /api/media/~/a/b.webm",
  ])("%s is none", (line) => {
    expect(ask(line, elsewhere)).toBe(403);
  });
});

describe("a link from elsewhere", () => {
  test.each(["GET /", "GET /story/story-1", "GET /__mailbox/verify?code=1", "GET /api/media/film-1.webm"])(
    "opens %s",
    (line) => {
      expect(ask(line, { ...elsewhere, ...visit })).toBe("let in");
      expect(ask(line, { ...elsewhere, ...visit, "sec-fetch-dest": "iframe" })).toBe(403);
    },
  );

  test.each(["GET /api/script/s/generate-prompts", "GET /__open-in-editor?file=index.html", "POST /__sample"])(
    "does not do %s",
    (line) => {
      expect(ask(line, { ...elsewhere, ...visit })).toBe(403);
    },
  );
});

describe("the content type of a body", () => {
  const form = "multipart/form-data; boundary=x";
  test.each([
    ["POST /api/auth/register", "application/json"],
    ["POST /api/auth/register", "Application/JSON; charset=utf-8"],
    ["POST /api/context/add-attachment", form],
    ["POST /__sample", form],
    ["POST /__world", form],
    ["POST /identitytoolkit.googleapis.com/v1/accounts:update", "application/json"],
    ["POST /securetoken.googleapis.com/v1/token", "application/x-www-form-urlencoded"],
    ["PUT /api/__world/file/a.png", "application/octet-stream"],
  ])("%s accepts %s", (line, type) => {
    expect(ask(line, { "content-type": type, "content-length": "9" })).toBe("let in");
  });

  test.each([
    ["POST /api/auth/register", "text/plain"],
    ["POST /api/auth/register", ""],
    ["POST /api/auth/register", "application/x-www-form-urlencoded"],
    ["POST /identitytoolkit.googleapis.com/v1/accounts:update", form],
    ["PUT /api/__world/state", form],
  ])("%s does not accept %j", (line, type) => {
    expect(ask(line, { "content-type": type, "content-length": "9" })).toBe(415);
    expect(ask(line, { "content-type": type, "transfer-encoding": "chunked" })).toBe(415);
  });

  test("is not needed without a body", () => {
    expect(ask("DELETE /api/__world/faults")).toBe("let in");
    expect(ask("POST /api/auth/register", { "content-length": "0" })).toBe("let in");
  });
});
