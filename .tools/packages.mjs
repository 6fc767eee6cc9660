import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The repository's folder, without a slash at its end. */
export const top = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");

/** Ends the process with a message when Node is older than package.json's "engines" ask. */
export function requireNode() {
  const { node } = readJson("package.json").engines;
  const [major, minor] = node.match(/\d+/g).map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`This project needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of package-lock.json when the installed ones are not exactly those. */
export function ensurePackages() {
  if (packagesAreInstalled()) return;
  console.log("Installing packages …");
  // NODE_ENV=production would drop the dev packages, so they are named. One string for a shell, because npm is a .cmd
  // file on Windows.
  const { status } = spawnSync("npm ci --include=dev", { cwd: top, shell: true, stdio: "inherit" });
  if (status === 0) return;
  console.error("The packages could not be installed; npm's own words stand above.");
  process.exit(1);
}

/** Compares the lock with npm's record of what it installed, which lacks the optional packages of other systems. */
function packagesAreInstalled() {
  if (!existsSync(`${top}/node_modules/.package-lock.json`)) return false;
  const { "": _project, ...wanted } = readJson("package-lock.json").packages;
  const installed = readJson("node_modules/.package-lock.json").packages;
  const isAsLocked = ([path, { version, integrity, optional }]) => {
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  };
  return Object.entries(wanted).every(isAsLocked) && Object.keys(installed).every((path) => path in wanted);
}

function readJson(path) {
  return JSON.parse(readFileSync(`${top}/${path}`, "utf8"));
}
