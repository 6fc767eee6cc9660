// A part of `npm run check`: may everybody use the lock file, whatever their system?
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The packages that others take along where the system wants them (binaries, mostly) and that the lock has no entry for,
 * each as "@binaries/win32-x64, of binaries 1.2.3". A package that reaches the registry before its binaries leaves such a
 * lock, on the system of whoever installs it meanwhile, and `npm ci` refuses that everywhere.
 */
export function missingBinaries({ packages }) {
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !lookups(name, path).some((place) => place in packages))
      .map((name) => `${name}, of ${path.split("node_modules/").at(-1)} ${version}`),
  );
}

/** Where Node looks for a package that the one at this path asks for: in its own folder, then in those around it. */
function lookups(name, path) {
  const folders = path.split(/(?:^|\/)node_modules\//);
  return folders.map((_, above) => [...folders.slice(0, folders.length - above), name].join("/node_modules/").slice(1));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const missing = missingBinaries(JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")));
  if (missing.length > 0) {
    console.error(`package-lock.json lacks what other systems need:\n  ${missing.join("\n  ")}`);
    console.error("Name, in package.json, the newest version of each that the registry has all binaries of.");
    process.exit(1);
  }
}
