import { onTestFinished, vi } from "vitest";

/** Collects the errors in the console, of React or the application, until the end of the test. */
export function watchComplaints(): string[] {
  const complaints: string[] = [];
  const spy = vi
    .spyOn(console, "error")
    .mockImplementation((...words) => void complaints.push(words.map(String).join(" ")));
  onTestFinished(() => spy.mockRestore());
  return complaints;
}
