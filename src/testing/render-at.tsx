import { render, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { connect } from "@/api/client";
import { App } from "@/app/app";
import { createRouterAt } from "@/app/routes";
import { signIn } from "@/session/identity";
import { sampleEmail, samplePassword, type SamplePerson } from "../../mocks/seed";
import { world as standIn } from "../../mocks/server";
import type { World } from "../../mocks/world";

interface Visit {
  /** The sample person who is signed in; nobody when left out. */
  as?: SamplePerson | undefined;
  /** The navigation state one arrives with. */
  state?: unknown;
  /** Changes the world before the application opens: other data, or faults. */
  given?: ((world: World) => void) | undefined;
}

/**
 * Opens the application at an address and waits until its first screen stands. Every test begins with a fresh world;
 * a second visit in the same test finds the world as the first one left it.
 */
export async function renderAt(path: string, { as, state, given }: Visit = {}) {
  if (as) await signIn(sampleEmail(as), samplePassword);
  const world = standIn();
  given?.(world);
  // Not every sender of Node and jsdom resolves relative addresses.
  connect({ baseUrl: `${location.origin}/api`, sendsToken: false });

  const { pathname, search, hash } = new URL(`${location.origin}${path}`);
  const router = createRouterAt({ pathname, search, hash, state });
  const user = userEvent.setup();
  const { unmount } = render(<App router={router} />);
  await waitFor(() => {
    // Until then the shell has a heading of its own.
    const isThere = document.querySelector("main > * h1");
    if (!isThere || isRestoring()) throw new Error(`No screen stands at ${path}`);
  });
  return { world, user, router, unmount };
}

const isRestoring = () => document.body.textContent.includes("Signing you in...");
