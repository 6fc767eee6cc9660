import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { Person } from "./world";

/** Scrypt's cost, a power of two, for about a tenth of a second. Tests use the lowest, because they have no secrets. */
const usualCost = process.env["VITEST"] ? 2 : 2 ** 14;

/** The stored form of a password: "cost.salt.digest". */
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
