import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { createSessionKeeper, type Leaving, type Session, type SessionKeeper, type User } from "./session-keeper";

const KeeperContext = createContext<SessionKeeper | undefined>(undefined);

interface SessionProviderProps {
  /** Drops the data of the person whose session ended. */
  onLeave: (leaving: Leaving) => void;
  children: ReactNode;
}

export function SessionProvider({ onLeave, children }: SessionProviderProps) {
  const [keeper] = useState(() => createSessionKeeper(onLeave));
  useEffect(() => keeper.start(), [keeper]);
  return <KeeperContext value={keeper}>{children}</KeeperContext>;
}

/** The actions that change the session: login, logout, passwords, deletion. */
export function useAccount(): SessionKeeper {
  const keeper = use(KeeperContext);
  if (!keeper) throw new Error("useAccount needs a SessionProvider");
  return keeper;
}

export function useSession(): Session {
  const { subscribe, read } = useAccount();
  return useSyncExternalStore(subscribe, read, read);
}

/** The signed-in user. Only for guarded screens: elsewhere it throws. */
export function useUser(): User {
  const session = useSession();
  if (session.status !== "signed-in") throw new Error("useUser stands outside of the guarded screens");
  return session.user;
}
