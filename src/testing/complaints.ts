import { vi } from "vitest";

/** What React or the application complains of in the console from now to the end of the test. */
export function watchComplaints(): unknown[][] {
  const complaints: unknown[][] = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void complaints.push(words));
  return complaints;
}
