import { basename } from "node:path";
import type { Plugin, Rollup } from "vite";
import allowed from "./budgets.json" with { type: "json" };

type Chunk = Rollup.OutputChunk;

/**
 * Fails a build whose code or style sheets exceed `budgets.json`: bytes, minified but not compressed, so that they are
 * the same on every machine. `first screen` is what is loaded before the application, `application` what every screen
 * needs, and each screen's own budget is for what it needs in addition.
 */
export const budgets = (): Plugin => ({
  name: "budgets",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const weights = weigh(bundle);
      const limits = new Map<string, number>(Object.entries(allowed));
      const unknown = [...weights.keys()].filter((name) => !limits.has(name));
      const gone = [...limits.keys()].filter((name) => !weights.has(name));
      const tooHeavy = [...weights].filter(([name, bytes]) => bytes > (limits.get(name) ?? Infinity));
      if (unknown.length + gone.length + tooHeavy.length === 0) return;
      this.error(
        [
          ...tooHeavy.map(([name, bytes]) => `${name} weighs ${bytes} bytes; its budget is ${limits.get(name)}.`),
          ...unknown.map((name) => `${name} weighs ${weights.get(name)} bytes and has no budget.`),
          ...gone.map((name) => `${name} has a budget and is not in the bundle.`),
          "What may weigh how much stands in .tools/budgets.json.",
        ].join("\n"),
      );
    },
  },
});

function weigh(bundle: Rollup.OutputBundle): Map<string, number> {
  const chunks = new Map<string, Chunk>();
  for (const file of Object.values(bundle)) if (file.type === "chunk") chunks.set(file.fileName, file);
  const all = [...chunks.values()];
  const at = (end: string) => all.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(end));

  /** A chunk's file and those of its static imports. */
  function needs(chunk: Chunk, found = new Set<string>()): Set<string> {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const name of chunk.imports) {
      const other = chunks.get(name);
      if (other) needs(other, found);
    }
    return found;
  }
  const together = (some: Chunk[]) => new Set(some.flatMap((chunk) => [...needs(chunk)]));
  const bytes = (files: Iterable<string>) => [...files].reduce((sum, name) => sum + bytesOf(bundle[name]), 0);
  const without = (files: Set<string>, others: Set<string>) => [...files].filter((name) => !others.has(name));

  const first = together(all.filter(({ isEntry }) => isEntry));
  const application = together(at("/src/app/start.tsx"));
  const known = new Set([...first, ...application]);
  const screens = at("-screen.tsx").map(
    (chunk) => [basename(chunk.facadeModuleId ?? "", ".tsx"), bytes(without(needs(chunk), known))] as const,
  );
  return new Map([
    ["first screen", bytes(first)],
    ["application", bytes(without(application, first))],
    ["identity", bytes(without(together(at("/src/session/identity.ts")), known))],
    ...screens,
  ]);
}

function bytesOf(file: Rollup.OutputAsset | Chunk | undefined): number {
  if (!file) return 0;
  return Buffer.byteLength(file.type === "chunk" ? file.code : file.source);
}
