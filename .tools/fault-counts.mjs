// A Vitest reporter that prints how many cases of each kind of fault were run. Most cases name their faults in the
// title ("R04: …, then I06"); the others are recognised by their files.
const files = [
  [/\/stream-[\w-]+\.test\.ts$/, "S"],
  [/\/poll(ed)?-[\w-]+\.test\.tsx?$/, "P"],
  [/\/identity-faults\.test\.tsx$/, "A"],
  [/\/(hostile-(texts|words|addresses|links)|forged-states)\.test\.tsx$/, "X"],
  [/\/left-screens\.test\.tsx$/, "Z"],
];
const kinds = {
  R: "answers that fail",
  I: "users, networks and tabs in between",
  S: "streams",
  P: "polled jobs",
  A: "the identity provider",
  M: "media",
  L: "inputs that might be lost",
  X: "hostile texts, addresses, ids and navigation states",
  Z: "screens that were left",
};

const faultsOf = (test) => {
  const named = test.fullName.match(/\b[RIML]\d\d\b/g);
  if (named) return new Set(named);
  return files.filter(([file]) => file.test(test.module.moduleId)).map(([, kind]) => kind);
};

export default class FaultCounts {
  onTestRunEnd(modules) {
    const counts = new Map();
    for (const module of modules)
      for (const test of module.children.allTests())
        for (const fault of faultsOf(test)) {
          const count = counts.get(fault) ?? { passed: 0, failed: 0 };
          count[test.result().state === "passed" ? "passed" : "failed"]++;
          counts.set(fault, count);
        }
    const lines = [...counts]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([fault, { passed, failed }]) => {
        const failures = failed > 0 ? `, ${failed} not passed` : "";
        return `  ${fault.padEnd(4)} ${String(passed).padStart(5)}${failures}`;
      });
    const sums = Object.entries(kinds).map(([kind, what]) => {
      const ofKind = [...counts].filter(([fault]) => fault.startsWith(kind));
      return `  ${ofKind.reduce((sum, [, { passed }]) => sum + passed, 0)} of ${what}`;
    });
    const tried = sums.filter((line) => !line.startsWith("  0 "));
    if (tried.length > 0) console.log(["\nFaults tried:", ...lines, "\nTogether:", ...tried].join("\n"));
  }
}
