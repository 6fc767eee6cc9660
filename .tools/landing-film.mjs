// `node .tools/landing-film.mjs`: makes the landing's film and its stills anew with the stand-in's animatic engine, from
// the sample script, into src/shared/sample-film. Run it when the engine's pictures have become better, and look.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

await runnerImport(fileURLToPath(new URL("./landing-film.ts", import.meta.url)), {
  configFile: false,
  root: fileURLToPath(new URL("..", import.meta.url)),
  logLevel: "error",
  resolve: { tsconfigPaths: true },
});
