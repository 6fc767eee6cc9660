// @vitest-environment node
import { expect, test } from "vitest";
import { workerStudio } from "./worker-studio.ts";

test("jobs are made on worker threads, errors come back, and a closed studio takes no more", async () => {
  const studio = workerStudio(1);
  const made = await Promise.all(
    ["Hi hello.", "Hiii."].map((text) => studio.make({ make: "speech", text, voice_id: "nia-okafor" })),
  );
  expect(made.map(({ type }) => type)).toEqual(["audio/wav", "audio/wav"]);
  await expect(studio.make({ make: "film", clips: [] })).rejects.toThrow("A film needs at least one clip.");
  const unfinished = studio
    .make({ make: "speech", text: "Wait!", voice_id: "nia-okafor" })
    .catch((error: unknown) => error);
  await studio.close();
  expect(await unfinished).toEqual(new Error("The media studio is closed."));
  await expect(studio.make({ make: "speech", text: "Hello?", voice_id: "nia-okafor" })).rejects.toThrow("closed");
});
