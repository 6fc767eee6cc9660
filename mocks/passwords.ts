import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { Person } from "./world";

/** Scrypt's cost, a power of two: a tenth of a second. The password of a test is no secret and has to be quick. */
const usualCost = process.env["VITEST"] ? 2 : 2 ** 14;

/** What is kept of a password, as "cost.salt.digest": enough to know it again, and not to tell it. */
export function digestOf(password: string, cost = usualCost): string {
  const salt = randomBytes(16).toString("base64url");
  return `${cost}.${salt}.${digest(password, salt, cost).toString("base64url")}`;
}

export function hasPassword(person: Person | undefined, password: string): boolean {
  if (!person) return false;
  const [cost = "", salt = "", kept = ""] = person.passwordDigest.split(".");
  return timingSafeEqual(digest(password, salt, Number(cost)), Buffer.from(kept, "base64url"));
}

const digest = (password: string, salt: string, cost: number) => scryptSync(password, salt, 32, { N: cost });
