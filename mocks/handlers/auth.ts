import type * as contract from "@/api/contract/auth";
import { entry } from "../access";
import {
  addPerson,
  isEmail,
  isPassword,
  isUserName,
  isUserNameFree,
  personWithEmail,
  removePerson,
  sendVerification,
} from "../accounts";
import { Refusal, type Answers } from "../answers";
import { bearerOf } from "../identity";
import * as official from "../official-provider";
import { digestOf } from "../passwords";
import type { Person, World } from "../world";

const userNameRule = "User names can only have 1 to 24 lower case letters, numbers, underscores and periods.";
const passwordRule = "Password must have 8-20 characters with letters, numbers, and special characters.";

export const auth: Answers<typeof contract> = {
  checkUsername({ userName }, world) {
    if (!isUserName(userName)) throw new Refusal(400, userNameRule);
    if (isUserNameFree(world, userName)) return { available: true };
    return { available: false, suggestion: freeNameLike(world, userName) };
  },

  async registerUser({ userName, email, password }, world) {
    if (!isUserName(userName)) throw new Refusal(400, userNameRule);
    if (!isEmail(email.trim())) throw new Refusal(400, "Please enter a valid email address.");
    if (!isPassword(password)) throw new Refusal(400, passwordRule);
    if (!isUserNameFree(world, userName)) throw new Refusal(409, "This user name is taken.");
    if (personWithEmail(world, email)) throw new Refusal(409, "This email address is already registered.");
    const person = addPerson(world, { userName, email, password });
    if (official.isOfficial) await official.createAccount(person, password);
    await askToVerify(world, person);
  },

  userLogin({ uid }, world) {
    const person = entry(world.state.people, uid);
    if (!person) throw new Refusal(404, "User not found");
    return { userName: person.userName, email: person.email };
  },

  /** The caller is not authenticated, so the address must be verified again before a login with the new password. */
  async resetPassword({ email, new_password }, world) {
    const person = personWithEmail(world, email);
    if (!person) throw new Refusal(404, "There is no account with this email address.");
    if (!isPassword(new_password)) throw new Refusal(400, passwordRule);
    person.passwordDigest = digestOf(new_password);
    person.emailVerified = false;
    if (official.isOfficial) await official.updatePassword(person, new_password);
    await askToVerify(world, person);
  },

  deleteAccount({ uid }, world, request) {
    const person = bearerOf(world, request);
    if (!person || person.user_id !== uid)
      throw new Refusal(401, "Please log in again before you delete your account.");
    removePerson(world, person);
  },
};

async function askToVerify(world: World, person: Person) {
  if (official.isOfficial) await official.sendVerification(person);
  else sendVerification(world, person);
}

function freeNameLike(world: World, userName: string): string {
  for (let number = 1; ; number++) {
    const name = `${userName.slice(0, 24 - String(number).length)}${number}`;
    if (isUserNameFree(world, name)) return name;
  }
}
