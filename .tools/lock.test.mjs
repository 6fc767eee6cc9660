import { expect, test } from "vitest";
import { missingBinaries } from "./lock.mjs";

const tool = { version: "1.2.3", optionalDependencies: { "@tool/linux-x64": "1.2.3", "@tool/win32-x64": "1.2.3" } };

test("missing binaries of other systems are reported", () => {
  const lock = { packages: { "": {}, "node_modules/tool": tool, "node_modules/@tool/linux-x64": {} } };
  expect(missingBinaries(lock)).toEqual(["@tool/win32-x64, of tool 1.2.3"]);
});

test("binaries are found beside their package or nested in it", () => {
  const packages = {
    "": { optionalDependencies: { own: "1" } },
    "node_modules/own": {},
    "node_modules/user": {},
    "node_modules/user/node_modules/@scoped/tool": tool,
    "node_modules/user/node_modules/@scoped/tool/node_modules/@tool/linux-x64": {},
    "node_modules/user/node_modules/@tool/win32-x64": {},
  };
  expect(missingBinaries({ packages })).toEqual([]);
  delete packages["node_modules/user/node_modules/@tool/win32-x64"];
  packages["node_modules/other/node_modules/@tool/win32-x64"] = {};
  expect(missingBinaries({ packages })).toEqual(["@tool/win32-x64, of @scoped/tool 1.2.3"]);
});
