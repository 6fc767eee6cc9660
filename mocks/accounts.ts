import { randomUUID } from "node:crypto";
import { digestOf } from "./passwords";
import { newId, type Mail, type Person, type World } from "./world";

/** E-mail addresses compare case-insensitively. */
export const isSameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export const personWithEmail = (world: World, email: string): Person | undefined =>
  Object.values(world.state.people).find((person) => isSameEmail(person.email, email));

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Lower-case letters, digits, underscores and periods, 24 at most; document 1, section 5. */
export const isUserName = (text: string) => /^[a-z0-9_.]{1,24}$/.test(text);

export const isPassword = (text: string) =>
  text.length >= 8 && text.length <= 20 && /[A-Za-z]/.test(text) && /\d/.test(text) && /[@$!%*#?&]/.test(text);

export function isUserNameFree(world: World, userName: string): boolean {
  return !Object.values(world.state.people).some((person) => person.userName === userName);
}

export const nowInSeconds = () => Math.floor(Date.now() / 1000);

export function addPerson(
  world: World,
  { userName, email, password }: Pick<Person, "userName" | "email"> & { password: string },
) {
  const person: Person = {
    user_id: newId(world, "user"),
    userName,
    email: email.trim().toLowerCase(),
    passwordDigest: digestOf(password),
    emailVerified: false,
    is_admin: false,
    created_at: nowInSeconds(),
    signed_in_at: 0,
  };
  world.state.people[person.user_id] = person;
  return person;
}

export function sendMail(world: World, mail: Omit<Mail, "id" | "sent_at">): void {
  world.state.mails.push({ ...mail, id: newId(world, "mail"), sent_at: new Date().toISOString() });
}

export function sendVerification(world: World, { email, userName }: Person): void {
  const code = randomUUID();
  sendMail(world, {
    to: email,
    subject: "Verify your e-mail address",
    text: `Hello ${userName}, please verify this address, so that you can log in to Virtual Studio.`,
    link: `/__mailbox/verify?code=${code}`,
    code,
  });
}

/** Marks the address to which this code was sent as verified; undefined for an unknown code. */
export function verifyEmail(world: World, code: string): Person | undefined {
  const mail = world.state.mails.find((one) => one.code !== undefined && one.code === code);
  const person = mail && personWithEmail(world, mail.to);
  if (person) person.emailVerified = true;
  return person;
}

/** Removes a project with everything in it. */
export function removeProject({ state }: World, project_id: string): void {
  delete state.projects[project_id];
  for (const table of [state.contexts, state.stories, state.characters]) {
    for (const { id, project_id: owner } of Object.values(table)) if (owner === project_id) delete table[id];
  }
}

/**
 * Removes a person with their projects and mails. Their invitees in other projects stay, under the person's inviter.
 */
export function removePerson(world: World, { user_id, email }: Person): void {
  const { state } = world;
  for (const project of Object.values(state.projects)) {
    if (project.owner === user_id) removeProject(world, project.id);
    const own = project.permissions.find((one) => one.email === email);
    if (!own) continue;
    project.permissions = project.permissions.filter((one) => one !== own);
    for (const one of project.permissions) if (one.sharedby === email) one.sharedby = own.sharedby;
  }
  state.mails = state.mails.filter(({ to }) => !isSameEmail(to, email));
  delete state.people[user_id];
}
