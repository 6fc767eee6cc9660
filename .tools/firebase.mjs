// The account journeys against the official Firebase Auth emulator instead of the stand-in's own identity provider.
// Run by `npm run test:firebase`. Google's tools are downloaded on demand, because they are large.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { top } from "./packages.mjs";

/** A version that runs on Node 20. Its Auth emulator is JavaScript; the others would want Java. */
const tools = "firebase-tools@15.34.2";
const project = "demo-virtual-studio";
const host = "127.0.0.1";

const folder = mkdtempSync(join(tmpdir(), "virtual-studio-firebase-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const [auth, hub, logging, page] = await freePorts(4);
const emulators = {
  auth: { host, port: auth },
  hub: { host, port: hub },
  logging: { host, port: logging },
  ui: { enabled: false },
};
writeFileSync(join(folder, "firebase.json"), JSON.stringify({ emulators }));

// One worker, because the emulator has only one set of people, which every journey resets.
const config = join(top, "e2e", "playwright.config.ts");
const cli = join(top, "node_modules", "playwright", "cli.js");
const journeys = `"${process.execPath}" "${cli}" test -c "${config}" --reporter=line,json --workers=1 accounts`;

const npm = process.env.npm_execpath;
if (!npm) {
  console.error("Start this by npm: npm run test:firebase");
  process.exit(1);
}
const run = ["emulators:exec", "--only", "auth", "--project", project, journeys];
const child = spawn(
  process.execPath,
  [npm, "exec", "--yes", "--ignore-scripts", `--package=${tools}`, "--", "firebase", ...run],
  {
    cwd: folder,
    stdio: "inherit",
    env: {
      ...process.env,
      // `emulators:exec` adds FIREBASE_AUTH_EMULATOR_HOST, by which the stand-in and the journeys find the emulator.
      VITE_FIREBASE_AUTH_EMULATOR_URL: `http://${host}:${auth}`,
      E2E_PORT: String(page),
      E2E_OUT_DIR: join(folder, "dist"),
      // Keeps the tools from checking for updates and sign-ins, and from sending usage statistics.
      CI: "1",
      XDG_CONFIG_HOME: folder,
    },
  },
);
// Ctrl-C reaches the child by itself; a SIGTERM is handed on as one, because the emulator stops cleanly only then.
process.on("SIGINT", () => {}).on("SIGTERM", () => child.kill("SIGINT"));
child.on("close", (code) => {
  process.exitCode = code ?? 1;
});

/** Ports that nobody listens on, all different. */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  const listening = servers.map((server) => new Promise((resolve) => server.listen(0, host, resolve)));
  await Promise.all(listening);
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
