import { onTestFinished, vi } from "vitest";

/** What React or the application complains of in the console from now to the end of the test. */
export function watchComplaints(): string[] {
  const complaints: string[] = [];
  const spy = vi
    .spyOn(console, "error")
    .mockImplementation((...words) => void complaints.push(words.map(String).join(" ")));
  onTestFinished(() => spy.mockRestore());
  return complaints;
}
