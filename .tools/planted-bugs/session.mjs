export const inSession = [
  {
    bug: "a login leads wherever its state says",
    file: "src/routing/login-state.ts",
    from: "return mayReturnTo(pathname) ? { pathname, search, hash, state } : undefined;",
    to: "return { pathname, search, hash, state };",
    tests: ["src/faults/forged-states"],
  },
  {
    bug: "a forged way back is followed",
    file: "src/routing/referrer.ts",
    from: 'if (referrer !== "scriptMedia" || typeof storyId',
    to: "if (typeof storyId",
    tests: ["src/faults/forged-states", "src/features/characters"],
  },
  {
    bug: "the projects wait until the back end has said who logs in",
    file: "src/session/session-keeper.ts",
    from: "undo = duringLogin(identity);",
    to: "",
    tests: ["src/app/past-login"],
  },
  {
    bug: "what was read for somebody who was not let in stays",
    file: "src/session/session-keeper.ts",
    from: "undo?.();",
    to: "",
    tests: ["src/app/past-login"],
  },
  {
    bug: "what is read for who logs in is asked in the name of who is there",
    file: "src/session/session-keeper.ts",
    from: "if (!person) {",
    to: "{",
    tests: ["src/app/past-login"],
  },
];
