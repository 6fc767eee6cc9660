import { Buffer } from "node:buffer";
import { http, HttpResponse, type HttpHandler } from "msw";
import { entry } from "./access";
import { isPassword, nowInSeconds, personWithEmail, sendMail, sendVerification, verifyEmail } from "./accounts";
import { faultyAnswerFor } from "./faults";
import { digestOf, hasPassword } from "./passwords";
import type { Person, World } from "./world";

const projectId = "demo-virtual-studio";
/** Seconds until a token expires. */
const tokenLifeSeconds = 3600;

/**
 * The Identity Toolkit calls that the Firebase SDK makes, over the same people as the back end. Faults have lines such
 * as "POST /v1/accounts:signInWithPassword" or "POST /v1/token"; their `error` is a code of the provider.
 */
export const identityProvider = (world: World): HttpHandler[] => [
  http.post(/\/identitytoolkit\.googleapis\.com\/v1\/accounts:(\w+)/, async ({ request }) => {
    const [, name = ""] = /accounts:(\w+)/.exec(request.url) ?? [];
    const failure = await providerFailure(world, `POST /v1/accounts:${name}`, request);
    if (failure) return failure;
    const operation = entry(operations, name);
    return operation ? operation(await fieldsOf(request), world) : fail("OPERATION_NOT_ALLOWED");
  }),
  http.post(/\/securetoken\.googleapis\.com\/v1\/token/, async ({ request }) => {
    const failure = await providerFailure(world, "POST /v1/token", request);
    if (failure) return failure;
    const sent = new URLSearchParams(await request.text()).get("refresh_token") ?? "";
    const person = entry(world.state.people, sent.replace(/^refresh\./, ""));
    if (!person) return fail("USER_NOT_FOUND");
    const { idToken, refreshToken, expiresIn, localId } = sessionOf(person);
    return HttpResponse.json({
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: "Bearer",
      user_id: localId,
      project_id: projectId,
    });
  }),
];

/** The person of a request's ID token; undefined without a token or with an expired one. */
export function bearerOf(world: World, request: Request): Person | undefined {
  const [, token] = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
  return token === undefined ? undefined : holderOf(world, token);
}

type Fields = Partial<Record<string, string>>;

const operations: Record<string, (sent: Fields, world: World) => Response> = {
  signInWithPassword({ email = "", password = "" }, world) {
    const person = personWithEmail(world, email);
    if (!person || !hasPassword(person, password)) return fail("INVALID_LOGIN_CREDENTIALS");
    person.signed_in_at = nowInSeconds();
    world.save();
    return HttpResponse.json({ registered: true, displayName: "", ...sessionOf(person) });
  },

  lookup({ idToken = "" }, world) {
    const person = holderOf(world, idToken);
    if (!person) return fail("USER_NOT_FOUND");
    const { user_id, email, emailVerified, created_at, signed_in_at } = person;
    const user = {
      localId: user_id,
      email,
      emailVerified,
      createdAt: String(created_at * 1000),
      lastLoginAt: String(signed_in_at * 1000),
      validSince: "0",
      providerUserInfo: [{ providerId: "password", email, federatedId: email, rawId: email }],
    };
    return HttpResponse.json({ users: [user] });
  },

  sendOobCode({ requestType, idToken = "", email = "" }, world) {
    const person = requestType === "PASSWORD_RESET" ? personWithEmail(world, email) : holderOf(world, idToken);
    if (!person) return fail(requestType === "PASSWORD_RESET" ? "EMAIL_NOT_FOUND" : "INVALID_ID_TOKEN");
    if (requestType === "PASSWORD_RESET") {
      const text = `Hello ${person.userName}, you can choose a new password here.`;
      sendMail(world, { to: person.email, subject: "Choose a new password", text, link: "/passwordresetrequest" });
    } else {
      sendVerification(world, person);
    }
    world.save();
    return HttpResponse.json({ email: person.email });
  },

  /** Changes the password, or applies the code of a verification mail. */
  update({ oobCode, idToken = "", password }, world) {
    const person = oobCode === undefined ? holderOf(world, idToken) : verifyEmail(world, oobCode);
    if (!person) return fail(oobCode === undefined ? "INVALID_ID_TOKEN" : "INVALID_OOB_CODE");
    if (password !== undefined) {
      if (!isPassword(password)) return fail("PASSWORD_DOES_NOT_MEET_REQUIREMENTS");
      person.passwordDigest = digestOf(password);
    }
    world.save();
    return HttpResponse.json({ ...sessionOf(person), emailVerified: person.emailVerified });
  },

  /** The back end has already removed the person, so an unknown account counts as deleted. */
  delete({ idToken = "" }, world) {
    const person = holderOf(world, idToken);
    if (person) delete world.state.people[person.user_id];
    world.save();
    return HttpResponse.json({ kind: "identitytoolkit#DeleteAccountResponse" });
  },
};

function sessionOf({ user_id, email, emailVerified, signed_in_at }: Person) {
  const now = nowInSeconds();
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: user_id,
    user_id,
    auth_time: signed_in_at,
    iat: now,
    exp: now + tokenLifeSeconds,
    email,
    email_verified: emailVerified,
    firebase: { identities: { email: [email] }, sign_in_provider: "password" },
  };
  const idToken = `${encoded({ alg: "none", typ: "JWT" })}.${encoded(claims)}.`;
  return { localId: user_id, email, idToken, refreshToken: `refresh.${user_id}`, expiresIn: String(tokenLifeSeconds) };
}

function holderOf(world: World, idToken: string): Person | undefined {
  try {
    const claims = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()) as Record<
      string,
      unknown
    >;
    return Number(claims["exp"]) > nowInSeconds() ? entry(world.state.people, String(claims["sub"])) : undefined;
  } catch {
    return undefined;
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

async function fieldsOf(request: Request): Promise<Fields> {
  const sent: unknown = await request.json().catch(() => ({}));
  const texts = Object.entries(sent ?? {}).filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(texts);
}

async function providerFailure(world: World, line: string, request: Request) {
  const fault = world.faults.get(line);
  const failure = await faultyAnswerFor(world, line, request, "application/json");
  return failure && fault?.error !== undefined ? fail(fault.error, fault.status) : failure;
}

const fail = (message: string, code = 400) => {
  const errors = [{ message, reason: "invalid", domain: "global" }];
  return HttpResponse.json({ error: { code, message, errors } }, { status: code });
};
