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

// IndexedDB only (memory where there is none): no token lies in localStorage. Without the pop-up resolver of `getAuth`
// no foreign script is ever loaded. The long error map is what puts the provider's messages into words.
const auth = initializeAuth(initializeApp(config.firebase), {
  persistence: indexedDBLocalPersistence,
  errorMap: debugErrorMap,
});
if (config.authEmulatorUrl) connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });

const identityOf = ({ uid, email, emailVerified }: User): Identity => ({ uid, email: email ?? "", emailVerified });

/** Who is signed in. Nobody counts before their address is verified. */
export const currentIdentity = () => (auth.currentUser?.emailVerified ? identityOf(auth.currentUser) : undefined);

/** Who is signed in, once the provider knows whom it remembers. */
export async function rememberedIdentity(): Promise<Identity | undefined> {
  await auth.authStateReady();
  return currentIdentity();
}

/** Tells who is signed in, now and whenever it changes, in another tab too. */
export const watchIdentity = (onChange: (identity: Identity | undefined) => void) =>
  onAuthStateChanged(auth, () => onChange(currentIdentity()));

export async function signIn(email: string, password: string): Promise<Identity> {
  return identityOf((await signInWithEmailAndPassword(auth, email, password)).user);
}

/** Forgets the person on this device; needs no network. */
export const signOut = () => auth.signOut();

/** Sends the verification mail again. The provider does so for a signed-in person only, so this signs in for a moment. */
export async function resendVerification(email: string, password: string) {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  try {
    await sendEmailVerification(user);
  } finally {
    await auth.signOut();
  }
}

/** Asks the provider whether the password is right, which makes the sign-in fresh enough for what follows. */
export async function reauthenticate(password: string) {
  const user = signedInUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
}

export const changePassword = (password: string) => updatePassword(signedInUser(), password);

/**
 * Gives what deletes the person who is signed in now at the provider, whether they are still signed in by then or not; a
 * server that has already done so is no failure.
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

/** An ID token and when, in milliseconds since 1970, its person last signed in. */
export interface Token {
  token: string;
  signedInAt: number;
}

/** Tells the ID token, now and whenever it changes, and its absence after a sign-out. */
export const watchToken = (onChange: (token: Token | undefined) => void) =>
  onIdTokenChanged(auth, async (user) => {
    const result = user?.emailVerified ? await user.getIdTokenResult() : undefined;
    onChange(result && { token: result.token, signedInAt: Date.parse(result.authTime) });
  });

function signedInUser(): User {
  if (!auth.currentUser) throw new Error("Nobody is signed in");
  return auth.currentUser;
}
