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
  /** The sample person who is signed in; nobody if absent. */
  as?: SamplePerson | undefined;
  /** The navigation state. */
  state?: unknown;
  /** Changes the world before the application opens: other data, or faults. */
  given?: ((world: World) => void) | undefined;
}

/**
 * Renders the application at an address and waits until its first screen is mounted. Every test begins with a fresh
 * world; a second visit in the same test has the world of the first one.
 */
export async function renderAt(path: string, { as, state, given }: Visit = {}) {
  if (as) await signIn(sampleEmail(as), samplePassword);
  const world = standIn();
  given?.(world);
  // Some of Node's and jsdom's clients do not resolve relative URLs.
  connect({ baseUrl: `${location.origin}/api`, sendsToken: false });

  const { pathname, search, hash } = new URL(`${location.origin}${path}`);
  const router = createRouterAt({ pathname, search, hash, state });
  const user = userEvent.setup();
  const { unmount } = render(<App router={router} />);
  await waitFor(() => {
    // Only the screen itself counts: what stands for it meanwhile has a heading, too.
    const isThere = document.querySelector("main > * h1");
    if (!isThere || isWaiting()) throw new Error(`No screen stands at ${path}`);
  });
  return { world, user, router, unmount };
}

const isWaiting = () => /Loading the page\.\.\.|Signing you in\.\.\./.test(document.body.textContent);
