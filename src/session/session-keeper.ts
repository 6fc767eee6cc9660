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
  /** The provider has not yet said whether it remembers someone, or the back end who that is. */
  | { status: "restoring" }
  | { status: "signed-in"; user: User }
  /** Someone is signed in, but the back end could not be asked who. */
  | { status: "unreachable"; email: string | undefined; retry: () => void }
  /** `why` where somebody was signed in and the back end has not let them in. */
  | { status: "anonymous"; wasDeleted: boolean; why?: string };

/** The password is right, but the address is not verified yet. */
export class NotVerified extends Error {}

/** The provider is loaded after the first paint: it is the largest part of the application. */
const loadIdentity = () => import("./identity");
/** So is what asks the back end who somebody is. */
const loadCalls = () => import("@/api/contract/auth");
type Provider = Awaited<ReturnType<typeof loadIdentity>>;

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/** Who has left. `byChoice` when they logged out or deleted their account; a session can also be lost. */
export interface Leaving {
  uid: string;
  byChoice: boolean;
  wasDeleted: boolean;
}

/** What is done for somebody who is being let in; what it gives undoes that, where they are not. */
export type Meanwhile = (identity: Identity) => () => void;

interface Leave {
  byChoice?: boolean;
  wasDeleted?: boolean;
  why?: string;
}

// Decision: .github/decisions/accounts.md
/** Knows who is signed in and does what changes it. `onLeave` drops whatever belonged to the person who leaves. */
export function createSessionKeeper(onLeave: (leaving: Leaving) => void) {
  let session: Session = { status: "restoring" };
  let person: Identity | undefined;
  /** Who has just been let in by the provider, while the back end is asked who that is. */
  let entering: Identity | undefined;
  let whileEntering: Meanwhile = () => () => undefined;
  /** While the login form or the deletion is at work, it settles the session itself. */
  let settledByHand = false;
  /** Somebody is logging out, which the provider may tell before the logout is over. */
  let logsOut = false;
  /** The uid of an account that only the provider still has. */
  let deletedAtServer: string | undefined;
  const listeners = new Set<() => void>();

  function show(next: Session) {
    session = next;
    for (const listener of listeners) listener();
  }

  function leave({ byChoice = false, wasDeleted = false, why }: Leave = {}) {
    // The provider tells of a sign-out once more when it was ours.
    if (session.status === "anonymous") return;
    const left = person;
    person = undefined;
    show({ status: "anonymous", wasDeleted, ...(why !== undefined && { why }) });
    if (left) onLeave({ uid: left.uid, byChoice: byChoice || wasDeleted || logsOut, wasDeleted });
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
      const account = await accountOf(identity);
      if (person === identity) enter(identity, account);
    } catch (error) {
      if (person !== identity) return;
      if (willPass(error)) show({ status: "unreachable", email: identity.email, retry: () => void restore(identity) });
      else {
        leave({ why: errorText(error, "Failed to fetch user details") });
        await endSession();
      }
    }
  }

  /** Ends the session on this device, as one that is lost; gives whether there was one. */
  async function endSession() {
    const provider = await loadIdentity();
    const wasThere = (await provider.rememberedIdentity()) !== undefined;
    await provider.signOut();
    leave();
    return wasThere;
  }

  async function logout() {
    logsOut = true;
    try {
      return await endSession();
    } finally {
      logsOut = false;
    }
  }

  /** Follows the provider to whom it names. */
  function follow(identity: Identity | undefined) {
    if (!identity) leave();
    else if (identity.uid !== person?.uid) void restore(identity);
  }

  /** Lets an action settle the session itself; when it is over, the provider has the last word: some of its failures end it. */
  async function byHand(act: (provider: Provider) => Promise<void>) {
    const provider = await loadIdentity();
    settledByHand = true;
    try {
      await act(provider);
    } finally {
      settledByHand = false;
      follow(provider.currentIdentity());
    }
  }

  return {
    read: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Connects the back end's client to the person, and follows the provider until the returned function is called. */
    start() {
      connect({ userId: () => (person ?? entering)?.uid, token: async () => (await loadIdentity()).idToken() });
      const endings: (() => void)[] = [];
      let stopped = false;

      async function watch() {
        show({ status: "restoring" });
        // Wanted as soon as the provider has told who it is; whoever wants it says what is wrong with it.
        void loadCalls().catch(() => undefined);
        try {
          const provider = await loadIdentity();
          if (stopped) return;
          endings.push(
            provider.watchIdentity((identity) => {
              if (!settledByHand) follow(identity);
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

    /** Leaves nothing of the person behind. */
    logout,

    /** Ends the session of somebody who may not have chosen it: what they typed stays. */
    endSession,

    /** Rejects with NotVerified, with an ApiError, or with what the provider says; then nobody is signed in. */
    login: (email: string, password: string) =>
      byHand(async ({ signIn, signOut }) => {
        const identity = await signIn(email, password);
        let undo: (() => void) | undefined;
        try {
          if (!identity.emailVerified) throw new NotVerified();
          // While somebody else is there, what is asked is asked for them.
          if (!person) {
            entering = identity;
            undo = whileEntering(identity);
          }
          const account = await accountOf(identity);
          // Whoever only signs in once more has not logged out: what they typed stays.
          leave({ byChoice: identity.uid !== person?.uid });
          enter(identity, account);
        } catch (error) {
          undo?.();
          await signOut();
          throw error;
        } finally {
          entering = undefined;
        }
      }),

    /** Says what is done at a login while the back end is asked who that is, until the returned function is called. */
    doWhileEntering(act: Meanwhile) {
      whileEntering = act;
      return () => void (whileEntering = () => () => undefined);
    },

    /** Signs in for a moment only, which is no login even where the address has been verified meanwhile. */
    resendVerification: (email: string, password: string) =>
      byHand((provider) => provider.resendVerification(email, password)),

    reauthenticate: (password: string) => byHand((provider) => provider.reauthenticate(password)),

    changePassword: (password: string) => byHand((provider) => provider.changePassword(password)),

    /** Deletes the account at the server, then at the provider. */
    deleteAccount: (password: string) =>
      byHand(async ({ reauthenticate, deletionOfIdentity }) => {
        // A logout meanwhile leaves no half of an account behind.
        const deleteIdentity = deletionOfIdentity();
        const uid = person?.uid ?? "";
        if (deletedAtServer !== uid) {
          await reauthenticate(password);
          const { deleteAccount } = await loadCalls();
          await call(deleteAccount, { uid });
          deletedAtServer = uid;
        }
        // When only the provider failed, another try asks nobody for what may be gone there already.
        await deleteIdentity();
        leave({ wasDeleted: true });
      }),
  };
}

async function accountOf({ uid }: Identity) {
  const { userLogin } = await loadCalls();
  return await call(userLogin, { uid });
}

/** A failure of the network or of the server, which another try may find gone. */
const willPass = (error: unknown) => !(error instanceof ApiError) || error.failure !== "refused" || error.status >= 500;
