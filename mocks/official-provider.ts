import type { Person } from "./world";

/**
 * "host:port" of the official Firebase Auth emulator, in the variable that Google's server libraries use. Where it is
 * set, people sign in there instead of at the stand-in's provider, and the back end creates its accounts there.
 */
const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/projects/demo-virtual-studio/accounts`;

export const isOfficial = host !== undefined && host !== "";

/** Creates a person at the provider under the back end's id, not yet verified. */
export const createAccount = ({ user_id, email }: Person, password: string) =>
  tell("", { localId: user_id, email, password });

/** Sets a person's password, and marks the address as not verified. */
export const updatePassword = ({ user_id }: Person, password: string) =>
  tell(":update", { localId: user_id, password, emailVerified: false });

/** The emulator sends no mail: it lists the link at /emulator/v1/projects/demo-virtual-studio/oobCodes. */
export const sendVerification = ({ email }: Person) =>
  tell(":sendOobCode", { requestType: "VERIFY_EMAIL", email, returnOobLink: true });

async function tell(operation: string, fields: object) {
  const headers = { Authorization: "Bearer owner", "Content-Type": "application/json" };
  const answer = await fetch(accounts + operation, { method: "POST", headers, body: JSON.stringify(fields) });
  if (!answer.ok) throw new Error(`accounts${operation}: ${answer.status} ${await answer.text()}`);
}
