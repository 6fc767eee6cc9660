const here = { search: "", hash: "", state: null };
const to = (pathname: unknown) => ({ from: { ...here, pathname } });

/** Other sites, in spellings that have fooled URL checks. */
const otherSites =
  "//evil.example ///evil.example ////evil.example/x //evil.example/project/project-1 /\\evil.example \\\\evil.example " +
  "\\/evil.example http://evil.example https://evil.example https:evil.example https:/evil.example HTTPS://EVIL.EXAMPLE " +
  "//evil.example@localhost:3000 https://localhost:3000@evil.example /%2F%2Fevil.example /%5Cevil.example " +
  "/%09/evil.example /.//evil.example /..//evil.example /story/%2Fevil.example /story//evil.example";

const otherSchemes =
  "javascript:alert(1) JaVaScRiPt:alert(1) vbscript:x data:text/html,<script>alert(1)</script> file:///etc/passwd " +
  "blob:https://evil.example/1 ftp://evil.example mailto:a@evil.example about:blank";

/** Paths that are no screens, some only after their dots are resolved. */
const otherPaths =
  "/./evil /project/../../evil.example /project/.. /project/. /project/%2e%2e /story/..%2F..%2Fx " +
  "/story/a/edit-script/../../../x /project/project-1;//evil /shot/<script> /shot/a%00 /share/ . .. evil evil.example/x " +
  "/no-such-page /projectlist/x /api/story/delete /__mailbox *";

/** Screens that need no login, and admin screens, which most people would be sent away from. */
const openScreens =
  "/ /login /logout /register /emailverification /passwordresetrequest /admin /default-voices /LOGOUT /logout/";

const noPaths = ["", " ", "/\t/evil.example", "/\n/evil.example", "\t//evil.example", "java\tscript:alert(1)"];
const noTexts: unknown[] = [null, undefined, 7, true, {}, [], ["/myaccount"], { toString: "/myaccount" }];

/** Login states whose return must be ignored. */
export const hostileReturns: unknown[] = [
  ...[otherSites, otherSchemes, otherPaths, openScreens].flatMap((paths) => paths.split(" ")),
  ...noPaths,
  ...noTexts,
].map(to);

const referrers = ["scriptmedia", "script-media", "javascript:alert(1)", "https://evil.example", "__proto__", 1, null];
const storyIds = [
  "",
  "..",
  "../../project/delete",
  "story-1/details",
  "story 1",
  "%2e%2e",
  "//evil.example",
  "story-1\n",
];
const noIds = [7, null, {}, ["story-1"], "a".repeat(129), "javascript:alert(1)"];

/** Navigation states that the application never sets: unknown referrers, invalid ids, and rights. */
export const forgedStates: unknown[] = [
  null,
  0,
  true,
  "scriptMedia",
  [],
  ["scriptMedia"],
  { referrer: "scriptMedia" },
  { storyId: "story-1" },
  ...referrers.map((referrer) => ({ referrer, storyId: "story-1" })),
  ...[...storyIds, ...noIds].map((storyId) => ({ referrer: "scriptMedia", storyId })),
  ...["permissionLevel", "permission", "role"].map((name) => ({ [name]: "owner" })),
  { is_admin: true, isAdmin: true, admin: true },
  { user: { uid: "user-owner", userName: "owner", email: "owner@studio.test" }, user_id: "user-owner" },
  { project: { permissionLevel: "owner" }, story: { permissionLevel: "owner" } },
  { from: { ...here, pathname: "/admin" }, why: "x" },
  JSON.parse('{"__proto__":{"permissionLevel":"owner","referrer":"scriptMedia","storyId":"story-1"}}'),
];
