import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";
import { hostHeaders } from "../mocks/headers";

// The bundle for a host, built for a real back end and Firebase project.

const top = join(import.meta.dirname, "..");
const api = "https://api.studio.example";
const media = "https://media.studio.example";
const configured = {
  // Tests run with another value.
  NODE_ENV: "production",
  VITE_API_BASE_URL: `${api}/v1`,
  VITE_FIREBASE_API_KEY: "a-key",
  VITE_FIREBASE_AUTH_EMULATOR_URL: "",
  VITE_AUTH_TOKEN_SYNC_URL: "",
  VITE_MEDIA_ORIGINS: media,
};

let folder = "";
/** Every file by its path. */
const files = new Map<string, string>();

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "virtual-studio-bundle-"));
  const vite = join(top, "node_modules", "vite", "bin", "vite.js");
  await promisify(execFile)(process.execPath, [vite, "build", "--outDir", folder], {
    cwd: top,
    env: { ...process.env, ...configured },
  });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(path.slice(folder.length + 1), await readFile(path, "utf8"));
  }
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

const code = () => [...files].filter(([path]) => path.endsWith(".js")).map(([, text]) => text);
const found = (pattern: RegExp) => code().flatMap((text) => text.match(pattern) ?? []);

test("the bundle has the headers of this build, and a redirect of every address to the application", () => {
  const page = files.get("index.html") ?? "";
  expect(files.get("_headers")).toBe(hostHeaders({ page, connect: [api, media], isSecure: true }));
  expect(files.get("_headers")).toMatch(/; style-src 'self' 'sha256-[\w+/]{43}='; font-src/);
  expect(files.get("_headers")).toContain(`connect-src 'self' ${api} ${media} https://identitytoolkit`);
  expect(files.get("_redirects")).toBe("/* /index.html 200\n");
});

test("the page loads only files of the bundle, and has no inline script and one inline style", () => {
  const page = files.get("index.html") ?? "";
  const addresses = [...page.matchAll(/<(\w+)[^>]* (?:src|href)="([^"]*)"/g)];
  const loaded = addresses.filter(([, tag]) => tag !== "a").map(([, , address = ""]) => address);
  expect(loaded.length).toBeGreaterThan(2);
  // The landing's glimpse is part of the page.
  expect(loaded.filter((address) => !files.has(address.slice(1)) && !address.startsWith("data:image/webp;"))).toEqual(
    [],
  );
  const links = addresses.filter(([, tag]) => tag === "a").map(([, , address = ""]) => address);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((address) => !/^(\/\w*|#main|)$/.test(address))).toEqual([]);
  expect(page.match(/<script(?![^>]* src=)|<style[ >]|<iframe|<base| on\w+=| style=|javascript:/gi)).toEqual([
    "<style>",
  ]);
});

test("the bundle has no source maps, and nothing of the stand-in or the tests", () => {
  expect([...files.keys()].filter((path) => path.endsWith(".map"))).toEqual([]);
  const foreign = /sourceMappingURL|studio\.test|Studio#2026|__world|__mailbox|\bmsw\b|vitest|espeak|eyJ[\w-]{9}/;
  expect([...files].filter(([, text]) => foreign.test(text)).map(([path]) => path)).toEqual([]);
});

test("only React and zod contain code that turns texts into code or markup", () => {
  expect(
    found(/\beval\(|document\.write|insertAdjacentHTML|\.outerHTML ?=|createContextualFragment|DOMParser/g),
  ).toEqual([]);
  // zod's check whether eval is allowed, which api/endpoint.ts switches off.
  expect(found(/\bFunction\(/g)).toHaveLength(1);
  // React's own: one for script elements, and two for dangerouslySetInnerHTML, which the linter forbids.
  expect(found(/\.innerHTML ?=/g)).toHaveLength(3);
});

test("no other site may embed the application in a frame", async ({ page, baseURL }) => {
  const elsewhere = "http://frames.example/";
  const body = `<!doctype html><iframe src="${baseURL}/login"></iframe>`;
  await page.route(elsewhere, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(elsewhere);
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toEqual([elsewhere, "chrome-error://chromewebdata/"]);
});
