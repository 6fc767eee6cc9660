import { z } from "zod";

// The calls of the official Firebase Auth emulator that the journeys need.

const project = "demo-virtual-studio";
const samplePeople = ["owner", "editor", "commenter", "viewer", "admin"];

async function ask(url: string, method: string, fields?: object): Promise<unknown> {
  const headers = { Authorization: "Bearer owner", "Content-Type": "application/json" };
  const answer = await fetch(url, { method, headers, ...(fields && { body: JSON.stringify(fields) }) });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Resets the emulator to the sample people, with the ids of the stand-in. */
export async function freshPeople(host: string, password: string) {
  await ask(`http://${host}/emulator/v1/projects/${project}/accounts`, "DELETE");
  const add = (name: string) =>
    ask(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`, "POST", {
      localId: `user-${name}`,
      email: `${name}@studio.test`,
      emailVerified: true,
      password,
    });
  await Promise.all(samplePeople.map(add));
}

const codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

/** The newest verification link for an address. The emulator sends no mails, it lists their links. */
export async function verificationLink(host: string, email: string): Promise<string> {
  const answer = await ask(`http://${host}/emulator/v1/projects/${project}/oobCodes`, "GET");
  const { oobCodes } = codes.parse(answer);
  const code = oobCodes.findLast((one) => one.email === email && one.requestType === "VERIFY_EMAIL");
  if (!code) throw new Error(`The emulator has sent no verification link to ${email}`);
  return code.oobLink;
}
