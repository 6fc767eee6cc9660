import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const own = fileURLToPath(new URL("../src/app/import-files.ts", import.meta.url));

// Decision: .github/decisions/first-screen.md
/** Has every `import()` of the bundle fetch its files by `src/app/import-files.ts`, in place of Vite's own code. */
export const importFiles = (): Plugin => ({
  name: "import-files",
  apply: "build",
  enforce: "pre",
  resolveId: (id) => (id === "\0vite/preload-helper.js" ? own : undefined),
});
