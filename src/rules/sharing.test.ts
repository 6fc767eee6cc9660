import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PermissionRecord } from "@/api/contract/share";
import type { Role } from "./permissions";
import {
  defaultInviteLevel,
  everyoneBelow,
  heirOf,
  inviteesOf,
  isSameAddress,
  levelsOnOffer,
  personAt,
  sharingTree,
  whomMayChange,
  withLines,
} from "./sharing";

const person = (name: string, permission: Role, sharedby?: string): PermissionRecord => ({
  email: `${name}@a.test`,
  permission,
  sharedby: sharedby && `${sharedby}@a.test`,
});

const people = [
  person("cleo", "commenter", "EMIL"),
  person("emil", "editor", "owner"),
  person("owner", "owner"),
  person("vera", "viewer", "cleo"),
  person("otto", "viewer", "owner"),
];
const names = (list: PermissionRecord[]) => list.map(({ email }) => email.split("@")[0]);
const as = (name: string, role: Role) => ({ email: `${name}@a.test`, role });

test("everyone is listed under the inviter, the owner first", () => {
  expect(
    sharingTree(people).map(({ person: { email }, depth }) => `${"-".repeat(depth)}${email.split("@")[0]}`),
  ).toEqual(["owner", "-emil", "--cleo", "---vera", "-otto"]);
});

test("a line goes on below a person as long as the same inviter has others there", () => {
  const lines = withLines(sharingTree([...people, person("lea", "viewer", "emil")]));
  const drawn = lines.map(({ person: one, goesOn }) => [one.email.split("@")[0], ...goesOn]);
  expect(drawn).toEqual([
    ["owner", true],
    ["emil", true, true],
    ["cleo", true, true, true],
    ["vera", true, true, false, false],
    ["lea", true, false, false],
    ["otto", false, false],
  ]);
});

test("inviteesOf gives direct invitees, everyoneBelow theirs as well", () => {
  expect(names(inviteesOf(people, "Emil@A.test"))).toEqual(["cleo"]);
  expect(names(everyoneBelow(people, "Emil@A.test"))).toEqual(["cleo", "vera"]);
  expect(everyoneBelow(people, "vera@a.test")).toEqual([]);
});

describe("may be changed", () => {
  test.each<[string, Role, string[]]>([
    ["owner", "owner", ["cleo", "emil", "vera", "otto"]],
    ["emil", "editor", ["cleo", "emil", "vera"]],
    ["cleo", "commenter", ["cleo", "vera"]],
    ["otto", "viewer", ["otto"]],
    ["nobody", "viewer", []],
  ])("by %s, %s: %j", (name, role, changeable) => {
    expect(names(people.filter(whomMayChange(people, as(name, role))))).toEqual(changeable);
  });
});

test.each<[Role, Role[], Role]>([
  ["owner", ["editor", "commenter", "viewer"], "editor"],
  ["editor", ["editor", "commenter", "viewer"], "editor"],
  ["commenter", ["commenter", "viewer"], "commenter"],
  ["viewer", ["viewer"], "viewer"],
])("%s offers %j and invites with %s", (own, offered, first) => {
  expect(levelsOnOffer(own)).toEqual(offered);
  expect(defaultInviteLevel(own)).toBe(first);
});

test.each<[string, Role, string, string]>([
  ["owner", "owner", "emil", "owner@a.test"],
  ["emil", "editor", "cleo", "owner@a.test"],
  ["cleo", "commenter", "vera", "emil@a.test"],
  ["cleo", "commenter", "cleo", "emil@a.test"],
])("when %s, %s, removes %s, the invitees go to %s", (name, role, removed, heir) => {
  expect(heirOf(people, as(name, role), person(removed, "viewer"))).toBe(heir);
});

test("without a known inviter the owner inherits, without an owner nobody", () => {
  const strays = [person("cleo", "commenter", "gone"), person("vera", "viewer", "cleo")];
  expect(heirOf([...strays, person("owner", "owner")], as("cleo", "commenter"), person("vera", "viewer"))).toBe(
    "owner@a.test",
  );
  expect(heirOf(strays, as("cleo", "commenter"), person("vera", "viewer"))).toBeNull();
});

/** Any list a server may send: with circular invitations, unknown inviters, or the same person twice. */
const anyName = fc.constantFrom("a", "b", "c", "d", "e", "f", "A", "B");
const anyRecord = fc.record({
  email: anyName,
  permission: fc.constantFrom<Role>("owner", "editor", "commenter", "viewer"),
  sharedby: fc.option(anyName, { nil: undefined }),
});

/** A valid list: an owner, and everyone invited by somebody earlier in the list. */
const soundList = fc
  .array(fc.record({ inviter: fc.nat(), permission: fc.constantFrom<Role>("editor", "commenter", "viewer") }))
  .map((invitations) =>
    invitations.reduce<PermissionRecord[]>(
      (list, { inviter, permission }) => [
        ...list,
        { email: `P${list.length}`, permission, sharedby: `p${inviter % list.length}` },
      ],
      [{ email: "p0", permission: "owner", sharedby: undefined }],
    ),
  );

test("whatever the server sends, the tree holds everyone exactly once", () => {
  fc.assert(
    fc.property(fc.array(anyRecord), (list) => {
      const shown = sharingTree(list).map(({ person: { email } }) => email.toLowerCase());
      expect(shown.toSorted()).toEqual([...new Set(list.map(({ email }) => email.toLowerCase()))].toSorted());
    }),
  );
});

test("only the owner can change somebody outside the own branch, and nobody can change the owner", () => {
  fc.assert(
    fc.property(soundList, fc.nat(), fc.nat(), (list, one, other) => {
      const me = list[one % list.length];
      const them = list[other % list.length];
      if (!me || !them) return;
      const chain = inviters(list, them);
      const isInBranch = chain.some(({ email }) => isSameAddress(email, me.email));
      const expected = them.permission !== "owner" && (me.permission === "owner" || isInBranch);
      expect(whomMayChange(list, { email: me.email, role: me.permission })(them)).toBe(expected);
    }),
  );
});

test("after a removal with reassigned invitees everyone is still below the owner", () => {
  fc.assert(
    fc.property(soundList, fc.nat(), fc.nat(), (list, one, other) => {
      const remover = list[one % list.length];
      const removed = list[other % list.length];
      if (!remover || !removed) return;
      const me = { email: remover.email, role: remover.permission };
      fc.pre(whomMayChange(list, me)(removed));
      const heir = heirOf(list, me, removed) ?? undefined;
      const left = list
        .filter((each) => each !== removed)
        .map((each) => (isSameAddress(each.sharedby, removed.email) ? { ...each, sharedby: heir } : each));
      expect(everyoneBelow(left, "p0")).toHaveLength(left.length - 1);
    }),
  );
});

/** A person, then the inviter, the inviter's inviter, and so on. */
function inviters(list: PermissionRecord[], from: PermissionRecord): PermissionRecord[] {
  const inviter = personAt(list, from.sharedby);
  return inviter ? [from, ...inviters(list, inviter)] : [from];
}
