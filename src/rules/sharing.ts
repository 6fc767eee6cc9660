import type { PermissionRecord } from "@/api/contract/share";
import type { Role } from "./permissions";

/** Who invited whom, and who may change whom; document 1, sections 4 and 6. E-mail addresses compare without case. */
type Person = PermissionRecord;

/** The signed-in person, as the project knows him. */
export interface Sharer {
  email: string;
  role: Role;
}

const key = (email: string) => email.trim().toLowerCase();

export const isSameAddress = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && key(one) === key(other);

export const personAt = (people: Person[], email: string | undefined) =>
  people.find((person) => isSameAddress(person.email, email));

/** Whom somebody invited himself. */
export const inviteesOf = (people: Person[], email: string) => byInviter(people).get(key(email)) ?? [];

/** Whom somebody invited, directly or through others. */
export const everyoneBelow = (people: Person[], email: string): Person[] =>
  branch(byInviter(people), email, 0, new Set([key(email)])).map(({ person }) => person);

type Invitees = Map<string, Person[]>;

/** Each inviter's address with those he invited. Nobody invites himself. */
function byInviter(people: Person[]): Invitees {
  const invitees: Invitees = new Map();
  for (const person of people) {
    if (person.sharedby === undefined || isSameAddress(person.sharedby, person.email)) continue;
    const inviter = key(person.sharedby);
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
 * Everyone once, each under his inviter, the owner first. Whose inviter is not among the people stands at the top, and
 * so does somebody of a circle of people who are said to have invited each other.
 */
export function sharingTree(people: Person[]): Row[] {
  const here = new Set(people.map(({ email }) => key(email)));
  const tops = [
    ...people.filter(({ permission }) => permission === "owner"),
    ...people.filter(({ sharedby }) => sharedby === undefined || !here.has(key(sharedby))),
    ...people,
  ];
  const invitees = byInviter(people);
  const placed = new Set<string>();
  return tops.flatMap((person) => standing(invitees, person, 0, placed));
}

const branch = (invitees: Invitees, email: string, depth: number, placed: Set<string>): Row[] =>
  (invitees.get(key(email)) ?? []).flatMap((person) => standing(invitees, person, depth, placed));

/** A person and his branch, unless he is placed already. */
function standing(invitees: Invitees, person: Person, depth: number, placed: Set<string>): Row[] {
  if (placed.has(key(person.email))) return [];
  placed.add(key(person.email));
  return [{ person, depth }, ...branch(invitees, person.email, depth + 1, placed)];
}

/** Says of anybody whether `me` may change him: the owner anyone, others themselves and everyone below them; nobody the owner. */
export function whomMayChange(people: Person[], me: Sharer): (person: Person) => boolean {
  const within = new Set([me.email, ...everyoneBelow(people, me.email).map(({ email }) => email)].map(key));
  return ({ email, permission }) => permission !== "owner" && (me.role === "owner" || within.has(key(email)));
}

const grantable: Role[] = ["editor", "commenter", "viewer"];

/** The levels somebody may give: up to his own, and never that of the owner. */
export const levelsOnOffer = (own: Role): Role[] =>
  own === "owner" ? grantable : grantable.slice(grantable.indexOf(own));

export function defaultInviteLevel(own: Role): Role {
  if (own === "owner" || own === "editor") return "editor";
  return own === "commenter" ? "commenter" : "viewer";
}

/** To whom the invitees of a removed person go: to the remover's own inviter, to the owner where he removes. */
export function heirOf(people: Person[], remover: Sharer, removed: Person): string | null {
  if (remover.role === "owner") return remover.email;
  const inviter = personAt(people, personAt(people, remover.email)?.sharedby);
  if (inviter && !isSameAddress(inviter.email, removed.email)) return inviter.email;
  return people.find((person) => person.permission === "owner")?.email ?? null;
}
