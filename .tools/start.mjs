// `npm start`: the app on Vite's dev server, with its stand-in. Arguments go to Vite: `npm start -- --port 6000`.
import { ensurePackages, requireNode, top } from "./packages.mjs";

requireNode();
ensurePackages();
process.chdir(top);

// Vite closes its server and plugins on SIGTERM only, so Ctrl-C sends that. npm must not report either as a failure.
process.once("SIGINT", () => process.kill(process.pid, "SIGTERM"));
process.once("SIGTERM", () => {
  process.exitCode = 0;
});

// Vite takes the last value of an option, so the caller's own come after these. It takes the next free port.
process.argv.splice(2, 0, "--host", "localhost", "--port", "5173");
await import("../node_modules/vite/bin/vite.js");
