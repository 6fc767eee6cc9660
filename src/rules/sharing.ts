import type { PermissionRecord } from "@/api/contract/share";
import type { Role } from "./permissions";

/** Who invited whom, and who may change whom; document 1, sections 4 and 6. E-mail addresses compare without case. */
type Person = PermissionRecord;

/** The signed-in person, with the role in this project. */
export interface Sharer {
  email: string;
  role: Role;
}

const normalized = (email: string) => email.trim().toLowerCase();

export const isSameAddress = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && normalized(one) === normalized(other);

export const personAt = (people: Person[], email: string | undefined) =>
  people.find((person) => isSameAddress(person.email, email));

/** The people somebody invited directly. */
export const inviteesOf = (people: Person[], email: string) => byInviter(people).get(normalized(email)) ?? [];

/** The people somebody invited, directly or through others. */
export const everyoneBelow = (people: Person[], email: string): Person[] =>
  branchRows(byInviter(people), email, 0, new Set([normalized(email)])).map(({ person }) => person);

type Invitees = Map<string, Person[]>;

/** The invitees of each inviter's address. An invitation of oneself is ignored. */
function byInviter(people: Person[]): Invitees {
  const invitees: Invitees = new Map();
  for (const person of people) {
    if (person.sharedby === undefined || isSameAddress(person.sharedby, person.email)) continue;
    const inviter = normalized(person.sharedby);
    const others = invitees.get(inviter);
    if (others) others.push(person);
    else invitees.set(inviter, [person]);
  }
  return invitees;
}

export interface Row {
  person: Person;
  /** How many invitations lie between this person and the top. */
  depth: number;
}

/**
 * Everyone once, each under the inviter, the owner first. A person stands at the top where the inviter is not in the
 * list, and so does the first of people who are said to have invited each other in a circle.
 */
export function sharingTree(people: Person[]): Row[] {
  const known = new Set(people.map(({ email }) => normalized(email)));
  const roots = [
    ...people.filter(({ permission }) => permission === "owner"),
    ...people.filter(({ sharedby }) => sharedby === undefined || !known.has(normalized(sharedby))),
    ...people,
  ];
  const invitees = byInviter(people);
  const placed = new Set<string>();
  return roots.flatMap((person) => rowsOf(invitees, person, 0, placed));
}

export interface TreeRow extends Row {
  /**
   * For each level down to this person, whether its line goes on below, to somebody else whom the same person invited; and
   * at last whether one begins here.
   */
  goesOn: boolean[];
}

/** The rows with the lines that join them. */
export function withLines(rows: Row[]): TreeRow[] {
  const below: boolean[] = [];
  const fromTheEnd = rows.toReversed().map((row) => {
    const goesOn = Array.from({ length: row.depth + 1 }, (_, level) => below[level] ?? false);
    below.length = row.depth;
    if (row.depth > 0) below[row.depth - 1] = true;
    return { ...row, goesOn };
  });
  return fromTheEnd.toReversed();
}

const branchRows = (invitees: Invitees, email: string, depth: number, placed: Set<string>): Row[] =>
  (invitees.get(normalized(email)) ?? []).flatMap((person) => rowsOf(invitees, person, depth, placed));

/** The rows of a person and everyone below, unless the person is placed already. */
function rowsOf(invitees: Invitees, person: Person, depth: number, placed: Set<string>): Row[] {
  if (placed.has(normalized(person.email))) return [];
  placed.add(normalized(person.email));
  return [{ person, depth }, ...branchRows(invitees, person.email, depth + 1, placed)];
}

/**
 * A predicate of the people whose level `me` may change. The owner may change anyone, others themselves and everyone
 * below them. Nobody may change the owner.
 */
export function whomMayChange(people: Person[], me: Sharer): (person: Person) => boolean {
  const within = new Set([me.email, ...everyoneBelow(people, me.email).map(({ email }) => email)].map(normalized));
  return ({ email, permission }) => permission !== "owner" && (me.role === "owner" || within.has(normalized(email)));
}

const grantable: Role[] = ["editor", "commenter", "viewer"];

/** The levels a person may grant: up to the own one, and never "owner". */
export const levelsOnOffer = (own: Role): Role[] =>
  own === "owner" ? grantable : grantable.slice(grantable.indexOf(own));

export function defaultInviteLevel(own: Role): Role {
  if (own === "owner" || own === "editor") return "editor";
  return own === "commenter" ? "commenter" : "viewer";
}

/** Who inherits the invitees of a removed person: the remover's own inviter, or the owner where the owner removes. */
export function heirOf(people: Person[], remover: Sharer, removed: Person): string | null {
  if (remover.role === "owner") return remover.email;
  const inviter = personAt(people, personAt(people, remover.email)?.sharedby);
  if (inviter && !isSameAddress(inviter.email, removed.email)) return inviter.email;
  return people.find((person) => person.permission === "owner")?.email ?? null;
}
