// A worker thread cannot load TypeScript by itself on every supported Node, so Vite loads the engine here.
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { runnerImport } from "vite";

const { module: engine } = await runnerImport(fileURLToPath(new URL("./engine.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
  root: fileURLToPath(new URL(".", import.meta.url)),
});

parentPort.on("message", async (job) => {
  try {
    const made = await engine.makeHere(job, (share) => parentPort.postMessage({ share }));
    parentPort.postMessage({ made });
  } catch (error) {
    parentPort.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});
