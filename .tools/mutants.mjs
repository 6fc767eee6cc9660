// `npm run test:mutants`: do the tests bite? Plants one bug at a time into the code as the tests load it (nothing is written
// to disk), runs the tests that should catch it, and says which did. `npm run test:mutants -- poll` tries those whose
// file or description has that word.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { startVitest } from "vitest/node";
import { top } from "./packages.mjs";
import { plantedBugs } from "./planted-bugs.mjs";

/** As vite.config.ts has it for the tests of src/; the projects there take no further plugin. */
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

/** As vite.config.ts has it for the tests that know no page. */
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
// One a processor: each has a Vitest of its own, which starts its tests in one worker.
await Promise.all(Array.from({ length: availableParallelism() }, plantTheRest));
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} planted bugs were caught.`);
// What continuous integration reads.
console.log(`${chosen.length - survivors.length} passed, ${survivors.length} failed`);
process.exit(survivors.length === 0 ? 0 : 1);

async function plantTheRest() {
  for (const planted of waiting) {
    const catcher = await plant(planted);
    console.log(`${catcher ? "caught  " : "SURVIVED"} ${planted.bug}\n         ${catcher ?? planted.file}`);
    if (!catcher) survivors.push(planted);
  }
}

/** The name of the first test that fails with this bug; undefined where none does. */
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
  // One after the other: whoever wrote the list has the one first that is nearest to the bug.
  for (const those of tests) {
    const project = those.startsWith("src/") ? inStudio : inNode;
    const vitest = await startVitest("test", [those], project, {
      configFile: false,
      resolve: { tsconfigPaths: true },
      plugins: [bug, react()],
    });
    // An error that nobody catches fails a run as a test does.
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
