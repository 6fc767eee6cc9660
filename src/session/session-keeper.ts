import { ApiError } from "@/api/api-error";
import { call, connect } from "@/api/client";
import { deleteAccount, userLogin } from "@/api/contract/auth";
import { config } from "@/env";
import type { Identity } from "./identity";
import { createTokenSync } from "./token-sync";

export interface User {
  user_id: string;
  userName: string;
  email: string;
  isAuthenticated: true;
}

export type Session =
  /** The provider has not yet said whether it remembers someone, or the back end who that is. */
  | { status: "restoring" }
  | { status: "signed-in"; user: User }
  /** Someone is signed in, but the back end could not be asked who. */
  | { status: "unreachable"; retry: () => void }
  | { status: "anonymous"; wasDeleted: boolean };

/** The password is right, but the address is not verified yet. */
export class NotVerified extends Error {}

/** The provider is loaded after the first paint: it is the largest part of the application. */
const loadIdentity = () => import("./identity");

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/** Knows who is signed in and does what changes it. `onLeave` drops whatever belonged to the person who leaves. */
export function createSessionKeeper(onLeave: () => void) {
  let session: Session = { status: "restoring" };
  let person: Identity | undefined;
  /** While the login form or the deletion is at work, it settles the session itself. */
  let settledByHand = false;
  /** The uid of an account that only the provider still has. */
  let deletedAtServer: string | undefined;
  const listeners = new Set<() => void>();

  function show(next: Session) {
    session = next;
    for (const listener of listeners) listener();
  }

  function leave(wasDeleted = false) {
    // The provider tells of a sign-out once more when it was ours.
    if (session.status === "anonymous") return;
    const left = person;
    person = undefined;
    show({ status: "anonymous", wasDeleted });
    if (left) onLeave();
  }

  function enter(identity: Identity, { userName, email }: { userName: string; email: string }) {
    person = identity;
    show({ status: "signed-in", user: { user_id: identity.uid, userName, email, isAuthenticated: true } });
  }

  /** Takes in a person whom the provider remembers. Only what will pass by itself leaves them waiting. */
  async function restore(identity: Identity) {
    if (person && person.uid !== identity.uid) leave();
    person = identity;
    show({ status: "restoring" });
    try {
      const account = await call(userLogin, { uid: identity.uid });
      if (person === identity) enter(identity, account);
    } catch (error) {
      if (person !== identity) return;
      if (willPass(error)) show({ status: "unreachable", retry: () => void restore(identity) });
      else await logout();
    }
  }

  async function logout() {
    await (await loadIdentity()).signOut();
    leave();
  }

  /** Rejects with NotVerified, with an ApiError, or with what the provider says; then nobody is signed in. */
  async function login(email: string, password: string) {
    const { signIn, signOut } = await loadIdentity();
    settledByHand = true;
    try {
      const identity = await signIn(email, password);
      try {
        if (!identity.emailVerified) throw new NotVerified();
        const account = await call(userLogin, { uid: identity.uid });
        leave();
        enter(identity, account);
      } catch (error) {
        await signOut();
        leave();
        throw error;
      }
    } finally {
      settledByHand = false;
    }
  }

  async function resendVerification(email: string, password: string) {
    await (await loadIdentity()).resendVerification(email, password);
  }

  return {
    read: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Connects the back end's client to the person, and follows the provider until the returned function is called. */
    start() {
      connect({ userId: () => person?.uid, token: async () => (await loadIdentity()).idToken() });
      const endings: (() => void)[] = [];
      let stopped = false;

      async function follow() {
        show({ status: "restoring" });
        try {
          const identity = await loadIdentity();
          if (stopped) return;
          endings.push(
            identity.watchIdentity((remembered) => {
              if (settledByHand) return;
              if (!remembered) leave();
              else if (remembered.uid !== person?.uid) void restore(remembered);
            }),
          );
          if (config.tokenSyncUrl) endings.push(identity.watchToken(createTokenSync(config.tokenSyncUrl)));
        } catch {
          show({ status: "unreachable", retry: () => void follow() });
        }
      }

      void follow();
      return () => {
        stopped = true;
        person = undefined;
        for (const end of endings) end();
      };
    },

    login,
    logout,
    resendVerification,

    async reauthenticate(password: string) {
      await (await loadIdentity()).reauthenticate(password);
    },

    async changePassword(password: string) {
      await (await loadIdentity()).changePassword(password);
    },

    /** Deletes the account at the server, then at the provider. */
    async deleteAccount(password: string) {
      const identity = await loadIdentity();
      const uid = person?.uid ?? "";
      settledByHand = true;
      try {
        await identity.reauthenticate(password);
        // When only the provider failed, another try must not ask the server for what it no longer has.
        if (deletedAtServer !== uid) await call(deleteAccount, { uid });
        deletedAtServer = uid;
        await identity.deleteIdentity();
        leave(true);
      } finally {
        settledByHand = false;
      }
    },
  };
}

/** A failure of the network or of the server, which another try may find gone. */
const willPass = (error: unknown) => !(error instanceof ApiError) || error.failure !== "refused" || error.status >= 500;
