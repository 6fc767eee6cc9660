// A part of `npm run check`: checks that the lock file works on every operating system.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The optional dependencies (mostly binaries for other systems) without an entry in the lock, such as
 * "@binaries/win32-x64, of binaries 1.2.3". Such a lock results from an install between the publication of a package
 * and that of its binaries, and `npm ci` refuses it everywhere.
 */
export function missingBinaries({ packages }) {
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !lookups(name, path).some((place) => place in packages))
      .map((name) => `${name}, of ${path.split("node_modules/").at(-1)} ${version}`),
  );
}

/** The paths at which Node looks for a dependency of the package at this path, innermost first. */
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
