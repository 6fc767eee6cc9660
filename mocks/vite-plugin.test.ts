import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer, resolveConfig, type ViteDevServer } from "vite";
import { standInStudio } from "./vite-plugin";

// A real development server over a temporary folder with a store.

let folder = "";
let vite: ViteDevServer;
let server: Server;
let address = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "studio-"));
  mkdirSync(join(folder, ".studio"));
  writeFileSync(join(folder, ".studio", "state.json"), '{"secret":1}');
  writeFileSync(join(folder, "index.html"), "<p>The studio</p>");
  vite = await createServer({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [standInStudio()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  server = createHttpServer(vite.middlewares);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await vite.close();
  rmSync(folder, { recursive: true });
});

const read = async (path: string) => {
  const answer = await fetch(address + path, { headers: { Accept: "*/*" } });
  return `${answer.status} ${await answer.text()}`;
};

test("no file of the store is served", async () => {
  const file = "/.studio/state.json";
  const ways = [file, `${file}?raw`, `${file}?import`, `${file}?url`, `${file}?import&raw`, `/@fs${folder}${file}`];
  const answers = await Promise.all([...ways, "/.STUDIO/state.json", "/%2estudio/state.json"].map(read));
  expect(answers.filter((answer) => answer.includes("secret"))).toEqual([]);
});

test("files that Vite denies by default are denied", async () => {
  const { server: usual } = await resolveConfig({ configFile: false }, "serve");
  expect(vite.config.server.fs.deny).toEqual(expect.arrayContaining(usual.fs.deny));
});

test("another site's page cannot read, write or embed anything", async () => {
  const own = await fetch(address);
  expect(await own.text()).toContain("The studio");
  expect(own.headers.get("X-Frame-Options")).toBe("DENY");
  expect(own.headers.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");

  const foreign = await fetch(`${address}/api/story/list`, { headers: { Origin: "http://localhost:1" } });
  expect(foreign.status).toBe(403);
  const asking = { Origin: "http://localhost:1", "Access-Control-Request-Method": "PUT" };
  for (const path of ["/", "/api/story/list"]) {
    const { headers } = await fetch(address + path, { method: "OPTIONS", headers: asking });
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
});
