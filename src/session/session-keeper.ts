import { ApiError, errorText } from "@/api/api-error";
import { call, connect } from "@/api/client";
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
  /** The provider has not answered yet whether someone is signed in, or the back end who that is. */
  | { status: "restoring" }
  | { status: "signed-in"; user: User }
  /** Someone is signed in, but the request for their account failed in a way that may pass. */
  | { status: "unreachable"; email: string | undefined; retry: () => void }
  /** `why` where somebody was signed in and the back end refused them. */
  | { status: "anonymous"; wasDeleted: boolean; why?: string };

/** The password is right, but the address is not verified yet. */
export class NotVerified extends Error {}

/** Imported after the first paint, because the provider's SDK is the largest part of the application. */
const loadIdentity = () => import("./identity");
/** Imported after the first paint, too. */
const loadCalls = () => import("@/api/contract/auth");
type Provider = Awaited<ReturnType<typeof loadIdentity>>;

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/** Whose session ended. `byChoice` after a logout or a deletion of the account, not where the session was lost. */
export interface Leaving {
  uid: string;
  byChoice: boolean;
  wasDeleted: boolean;
}

/** Work that starts during a login, before the back end has accepted the person; it returns its undo. */
export type DuringLogin = (identity: Identity) => () => void;

interface Leave {
  byChoice?: boolean;
  wasDeleted?: boolean;
  why?: string;
}

// Decision: .github/decisions/accounts.md
/** Holds the session and the actions that change it. `onLeave` drops the data of the person whose session ended. */
export function createSessionKeeper(onLeave: (leaving: Leaving) => void) {
  let session: Session = { status: "restoring" };
  let person: Identity | undefined;
  /** The person whom the provider has signed in, while the request to the back end is in flight. */
  let pendingIdentity: Identity | undefined;
  let duringLogin: DuringLogin = () => () => undefined;
  /** While an action (login, deletion …) runs, it sets the session itself; changes at the provider are not followed. */
  let isActionRunning = false;
  /** True during a logout: the provider may report the sign-out before `logout` has ended. */
  let isLoggingOut = false;
  /** The uid of an account that is deleted at the server, but not yet at the provider. */
  let deletedAtServer: string | undefined;
  const listeners = new Set<() => void>();

  function show(next: Session) {
    session = next;
    for (const listener of listeners) listener();
  }

  function leave({ byChoice = false, wasDeleted = false, why }: Leave = {}) {
    // The provider also reports the sign-outs that this module made itself.
    if (session.status === "anonymous") return;
    const left = person;
    person = undefined;
    show({ status: "anonymous", wasDeleted, ...(why !== undefined && { why }) });
    if (left) onLeave({ uid: left.uid, byChoice: byChoice || wasDeleted || isLoggingOut, wasDeleted });
  }

  function enter(identity: Identity, { userName, email }: { userName: string; email: string }) {
    person = identity;
    show({ status: "signed-in", user: { user_id: identity.uid, userName, email, isAuthenticated: true } });
  }

  /** Restores the session of a person the provider remembers. A refusal by the back end ends it, other errors do not. */
  async function restore(identity: Identity) {
    if (person && person.uid !== identity.uid) leave();
    person = identity;
    show({ status: "restoring" });
    try {
      const account = await accountOf(identity);
      if (person === identity) enter(identity, account);
    } catch (error) {
      if (person !== identity) return;
      if (isTransient(error))
        show({ status: "unreachable", email: identity.email, retry: () => void restore(identity) });
      else {
        leave({ why: errorText(error, "Failed to fetch user details") });
        await endSession();
      }
    }
  }

  /** Ends the session on this device, not by choice. Resolves to whether somebody was signed in. */
  async function endSession() {
    const provider = await loadIdentity();
    const wasThere = (await provider.rememberedIdentity()) !== undefined;
    await provider.signOut();
    leave();
    return wasThere;
  }

  async function logout() {
    isLoggingOut = true;
    try {
      return await endSession();
    } finally {
      isLoggingOut = false;
    }
  }

  /** Makes the session that of the person the provider reports. */
  function follow(identity: Identity | undefined) {
    if (!identity) leave();
    else if (identity.uid !== person?.uid) void restore(identity);
  }

  /** Runs an action that sets the session itself, then follows the provider again: some of its errors sign out. */
  async function runAction(act: (provider: Provider) => Promise<void>) {
    const provider = await loadIdentity();
    isActionRunning = true;
    try {
      await act(provider);
    } finally {
      isActionRunning = false;
      follow(provider.currentIdentity());
    }
  }

  return {
    read: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Gives the API client the person's id and token; follows the provider until the returned function is called. */
    start() {
      connect({ userId: () => (person ?? pendingIdentity)?.uid, token: async () => (await loadIdentity()).idToken() });
      const endings: (() => void)[] = [];
      let stopped = false;

      async function watch() {
        show({ status: "restoring" });
        // Preloads what `accountOf` needs; an error of the import is reported there.
        void loadCalls().catch(() => undefined);
        try {
          const provider = await loadIdentity();
          if (stopped) return;
          endings.push(
            provider.watchIdentity((identity) => {
              if (!isActionRunning) follow(identity);
            }),
          );
          if (config.tokenSyncUrl) endings.push(provider.watchToken(createTokenSync(config.tokenSyncUrl)));
        } catch {
          show({ status: "unreachable", email: undefined, retry: () => void watch() });
        }
      }

      void watch();
      return () => {
        stopped = true;
        person = undefined;
        for (const end of endings) end();
      };
    },

    /** Ends the session by choice: drafts are erased, too. */
    logout,

    /** Ends the session not by choice: drafts are kept. */
    endSession,

    /** Rejects with NotVerified, an ApiError, or an error of the provider; then nobody is signed in. */
    login: (email: string, password: string) =>
      runAction(async ({ signIn, signOut }) => {
        const identity = await signIn(email, password);
        let undo: (() => void) | undefined;
        try {
          if (!identity.emailVerified) throw new NotVerified();
          // While somebody else is still signed in, requests are sent in their name, so nothing is preloaded.
          if (!person) {
            pendingIdentity = identity;
            undo = duringLogin(identity);
          }
          const account = await accountOf(identity);
          // A second login of the same person is no logout: their drafts are kept.
          leave({ byChoice: identity.uid !== person?.uid });
          enter(identity, account);
        } catch (error) {
          undo?.();
          await signOut();
          throw error;
        } finally {
          pendingIdentity = undefined;
        }
      }),

    /** Registers work for the time of a login's request to the back end, until the returned function is called. */
    onLoginPending(act: DuringLogin) {
      duringLogin = act;
      return () => void (duringLogin = () => () => undefined);
    },

    /** Signs in and out again at the provider; never a login, even if the address has been verified in the meantime. */
    resendVerification: (email: string, password: string) =>
      runAction((provider) => provider.resendVerification(email, password)),

    reauthenticate: (password: string) => runAction((provider) => provider.reauthenticate(password)),

    changePassword: (password: string) => runAction((provider) => provider.changePassword(password)),

    /** Deletes the account at the server, then at the provider. */
    deleteAccount: (password: string) =>
      runAction(async ({ reauthenticate, deletionOfIdentity }) => {
        // Captured first, so that a logout during the requests cannot leave the account half deleted.
        const deleteIdentity = deletionOfIdentity();
        const uid = person?.uid ?? "";
        if (deletedAtServer !== uid) {
          await reauthenticate(password);
          const { deleteAccount } = await loadCalls();
          await call(deleteAccount, { uid });
          deletedAtServer = uid;
        }
        // Where only this step fails, the next try skips the steps above: the server has already deleted the account.
        await deleteIdentity();
        leave({ wasDeleted: true });
      }),
  };
}

async function accountOf({ uid }: Identity) {
  const { userLogin } = await loadCalls();
  return await call(userLogin, { uid });
}

/** Whether a retry may succeed: network and server errors, but no refusal. */
const isTransient = (error: unknown) =>
  !(error instanceof ApiError) || error.failure !== "refused" || error.status >= 500;
