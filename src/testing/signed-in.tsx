import type { ReactNode } from "react";
import { connect } from "@/api/client";
import { signIn } from "@/session/identity";
import { SessionProvider, useSession } from "@/session/session";
import { sampleEmail, samplePassword, type SamplePerson } from "../../mocks/seed";

/** Signs in without a page: for hooks that need to know whose desk it is. */
export async function signInAs(role: SamplePerson) {
  connect({ baseUrl: `${location.origin}/api`, sendsToken: false });
  await signIn(sampleEmail(role), samplePassword);
}

/** The `wrapper` of a hook that needs the signed-in user. */
export const SignedIn = ({ children }: { children: ReactNode }) => (
  <SessionProvider onLeave={() => undefined}>
    <OnceSignedIn>{children}</OnceSignedIn>
  </SessionProvider>
);

function OnceSignedIn({ children }: { children: ReactNode }) {
  return useSession().status === "signed-in" ? children : null;
}
