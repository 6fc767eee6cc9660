import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

// The rules of the code base that the linter cannot check; the others are in .oxlintrc.json.

const source = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((path) => `src/${path.replaceAll("\\", "/")}`)
  .filter((path) => /\.tsx?$/.test(path));
const isTest = (path: string) => path.includes(".test.") || /^src\/(testing|faults)\//.test(path);

test("the top level holds exactly the agreed entries", () => {
  const agreed = `README.md index.html package.json package-lock.json
    tailwind.config.ts tsconfig.json vite.config.ts src public e2e mocks`.split(/\s+/);
  const made = ["node_modules", "dist"];
  const entries = readdirSync(".").filter((name) => !name.startsWith(".") && !made.includes(name));
  expect(entries.toSorted()).toEqual(agreed.toSorted());
});

test("src holds only the agreed folders, each with its rule in the linter", () => {
  const agreed = `main.tsx index.css env.ts vite-env.d.ts
    api rules disk session routing jobs drafts desk ui shared story features app testing faults`.split(/\s+/);
  expect(readdirSync("src").filter((name) => !agreed.includes(name))).toEqual([]);
});

test("query keys are made in api/query.ts only", () => {
  const makesKeys = (path: string) => /(?<!\.)\bqueryKey\b/.test(readFileSync(path, "utf8"));
  expect(source.filter((path) => path !== "src/api/query.ts" && !isTest(path) && makesKeys(path))).toEqual([]);
});

test("there are no index files", () => {
  expect(source.filter((path) => /^index\.tsx?$/.test(basename(path)))).toEqual([]);
});

test("the README is read in a few minutes, and the code names only decisions that are written down", () => {
  expect(readFileSync("README.md").byteLength).toBeLessThanOrEqual(8_000);
  const named = source.flatMap((path) => readFileSync(path, "utf8").match(/\.github\/decisions\/[\w-]+\.md/g) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
