// `npm run test:mutants`: plants one bug at a time into the code as the tests load it (nothing is written to disk),
// runs the tests that should catch it, and prints which did. `npm run test:mutants -- poll` only plants those whose
// file or description contains that word.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { startVitest } from "vitest/node";
import { top } from "./packages.mjs";
import { plantedBugs } from "./planted-bugs/index.mjs";

/** The options of vite.config.ts for the tests of src/, whose projects cannot be given another plugin. */
const inStudio = {
  config: false,
  run: true,
  watch: false,
  bail: 1,
  reporters: [{}],
  silent: true,
  environment: "jsdom",
  include: ["src/**/*.test.{ts,tsx}"],
  setupFiles: ["src/testing/setup.ts", ".tools/impatient.ts"],
  maxWorkers: 1,
  testTimeout: 30_000,
};

/** The options of vite.config.ts for the tests without a DOM. */
const inNode = {
  ...inStudio,
  environment: "node",
  include: ["mocks/**/*.test.ts", ".tools/*.test.mjs"],
  setupFiles: [],
};

const [wanted = ""] = process.argv.slice(2);
const chosen = plantedBugs.filter(({ bug, file }) => `${bug} ${file}`.includes(wanted));
const waiting = chosen.values();
const survivors = [];
// One Vitest a processor, each with one worker.
await Promise.all(Array.from({ length: availableParallelism() }, plantTheRest));
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} planted bugs were caught.`);
// This line is read by continuous integration.
console.log(`${chosen.length - survivors.length} passed, ${survivors.length} failed`);
process.exit(survivors.length === 0 ? 0 : 1);

async function plantTheRest() {
  for (const planted of waiting) {
    const catcher = await plant(planted);
    console.log(`${catcher ? "caught  " : "SURVIVED"} ${planted.bug}\n         ${catcher ?? planted.file}`);
    if (!catcher) survivors.push(planted);
  }
}

/** Resolves to the name of the first test that fails with this bug; undefined if none does. */
async function plant({ file, from, to, tests }) {
  const path = join(top, file);
  const code = readFileSync(path, "utf8");
  const places = code.split(from).length - 1;
  if (places !== 1) throw new Error(`${file} has ${places} places that read ${from}`);
  const bug = {
    name: "planted-bug",
    enforce: "pre",
    transform: (text, id) => (id.split("?")[0] === path ? text.replace(from, () => to) : undefined),
  };
  // In the order of the list, whose first test is the most likely to fail.
  for (const those of tests) {
    const project = those.startsWith("src/") ? inStudio : inNode;
    const vitest = await startVitest("test", [those], project, {
      configFile: false,
      resolve: { tsconfigPaths: true },
      plugins: [bug, react()],
    });
    // An uncaught error fails a run, too.
    const uncaught = vitest.state.getUnhandledErrors().map((error) => `${those}: ${error.message}`);
    const [failed] = [...vitest.state.getFiles().flatMap(failuresIn), ...uncaught];
    await vitest.close();
    process.exitCode = 0;
    if (failed) return failed;
  }
  return undefined;
}

function failuresIn(task) {
  if (task.tasks?.length) return task.tasks.flatMap(failuresIn);
  if (task.result?.state !== "fail") return [];
  return [`${task.file.name}: ${task.name}`];
}
