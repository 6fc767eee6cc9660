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
export const inviteesOf = (people: Person[], email: string) =>
  people.filter((person) => isSameAddress(person.sharedby, email) && !isSameAddress(person.email, email));

/** Whom somebody invited, directly or through others. */
export const everyoneBelow = (people: Person[], email: string): Person[] =>
  branch(people, email, 0, new Set([key(email)])).map(({ person }) => person);

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
  const tops = [
    ...people.filter((person) => person.permission === "owner"),
    ...people.filter((person) => personAt(people, person.sharedby) === undefined),
    ...people,
  ];
  const placed = new Set<string>();
  return tops.flatMap((person) => standing(people, person, 0, placed));
}

const branch = (people: Person[], email: string, depth: number, placed: Set<string>): Row[] =>
  inviteesOf(people, email).flatMap((person) => standing(people, person, depth, placed));

/** A person and his branch, unless he is placed already. */
function standing(people: Person[], person: Person, depth: number, placed: Set<string>): Row[] {
  if (placed.has(key(person.email))) return [];
  placed.add(key(person.email));
  return [{ person, depth }, ...branch(people, person.email, depth + 1, placed)];
}

/** The owner may change anyone, others themselves and everyone below them; nobody the owner. */
export function mayChange(people: Person[], me: Sharer, person: Person): boolean {
  if (person.permission === "owner") return false;
  if (me.role === "owner" || isSameAddress(me.email, person.email)) return true;
  return personAt(everyoneBelow(people, me.email), person.email) !== undefined;
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
