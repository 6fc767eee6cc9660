import { vi } from "vitest";

/** A window as wide as any screen asks for: what stands beside its content only there does so. */
export function wideWindow() {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes("min-width") }),
  );
}
