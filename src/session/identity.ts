import { initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  debugErrorMap,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  signInWithEmailAndPassword,
  updatePassword,
  type User,
} from "firebase/auth";
import { config } from "@/env";

/** A person as the identity provider knows them. */
export interface Identity {
  uid: string;
  email: string;
  emailVerified: boolean;
}

// IndexedDB only (memory where there is none), so that no token is in localStorage. `initializeAuth`, unlike `getAuth`,
// has no pop-up resolver and so never loads a foreign script. The debug error map contains the provider's messages.
const auth = initializeAuth(initializeApp(config.firebase), {
  persistence: indexedDBLocalPersistence,
  errorMap: debugErrorMap,
});
if (config.authEmulatorUrl) connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });

const identityOf = ({ uid, email, emailVerified }: User): Identity => ({ uid, email: email ?? "", emailVerified });

/** Who is signed in; undefined until their e-mail address is verified. */
export const currentIdentity = () => (auth.currentUser?.emailVerified ? identityOf(auth.currentUser) : undefined);

/** Who is signed in, after the provider has restored its stored session. */
export async function rememberedIdentity(): Promise<Identity | undefined> {
  await auth.authStateReady();
  return currentIdentity();
}

/** Subscribes to who is signed in: called now and at every change, including those in other tabs. */
export const watchIdentity = (onChange: (identity: Identity | undefined) => void) =>
  onAuthStateChanged(auth, () => onChange(currentIdentity()));

export async function signIn(email: string, password: string): Promise<Identity> {
  return identityOf((await signInWithEmailAndPassword(auth, email, password)).user);
}

/** Signs out on this device; needs no network. */
export const signOut = () => auth.signOut();

/** Sends the verification mail again. The provider only does so for a signed-in person, so this signs in and out. */
export async function resendVerification(email: string, password: string) {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  try {
    await sendEmailVerification(user);
  } finally {
    await auth.signOut();
  }
}

/** Checks the password with the provider, which requires a recent sign-in for a change of password and a deletion. */
export async function reauthenticate(password: string) {
  const user = signedInUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
}

export const changePassword = (password: string) => updatePassword(signedInUser(), password);

/**
 * Returns a function that deletes the person signed in now at the provider, even if they are signed out by then. It
 * does not fail where the server has already deleted them.
 */
export function deletionOfIdentity(): () => Promise<void> {
  const user = signedInUser();
  return async () => {
    try {
      await deleteUser(user);
    } catch (error) {
      if (!(error instanceof Error) || !("code" in error) || !goneCodes.has(error.code)) throw error;
      await auth.signOut();
    }
  };
}

const goneCodes = new Set<unknown>(["auth/user-not-found", "auth/user-token-expired", "auth/no-current-user"]);

export const idToken = async () => auth.currentUser?.getIdToken();

/** An ID token, and when its person last signed in, in milliseconds since 1970. */
export interface Token {
  token: string;
  signedInAt: number;
}

/** Subscribes to the ID token: called now and at every change, with undefined after a sign-out. */
export const watchToken = (onChange: (token: Token | undefined) => void) =>
  onIdTokenChanged(auth, async (user) => {
    const result = user?.emailVerified ? await user.getIdTokenResult() : undefined;
    onChange(result && { token: result.token, signedInAt: Date.parse(result.authTime) });
  });

function signedInUser(): User {
  if (!auth.currentUser) throw new Error("Nobody is signed in");
  return auth.currentUser;
}
