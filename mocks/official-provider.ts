import type { Person } from "./world";

/**
 * "host:port" of the official Firebase Auth emulator, under the name that Google's server libraries read, too. Where it is
 * set, people sign in there and not at the stand-in's own provider; the back end then keeps its accounts there.
 */
const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/projects/demo-virtual-studio/accounts`;

export const isOfficial = host !== undefined && host !== "";

/** Makes a person known to the provider under the back end's own id, not yet verified. */
export const introduce = ({ user_id, email }: Person, password: string) =>
  tell("", { localId: user_id, email, password });

/** Gives a person another password, and an address that has to be verified again. */
export const renew = ({ user_id }: Person, password: string) =>
  tell(":update", { localId: user_id, password, emailVerified: false });

/** The emulator sends no mail: it lists the link at /emulator/v1/projects/demo-virtual-studio/oobCodes. */
export const askToVerify = ({ email }: Person) =>
  tell(":sendOobCode", { requestType: "VERIFY_EMAIL", email, returnOobLink: true });

async function tell(operation: string, fields: object) {
  const headers = { Authorization: "Bearer owner", "Content-Type": "application/json" };
  const answer = await fetch(accounts + operation, { method: "POST", headers, body: JSON.stringify(fields) });
  if (!answer.ok) throw new Error(`accounts${operation}: ${answer.status} ${await answer.text()}`);
}
