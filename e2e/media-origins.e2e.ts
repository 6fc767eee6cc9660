import type { Page } from "playwright/test";
import { cannedStudio } from "../mocks/media/canned";
import { writeLines } from "./cast-script.mjs";
import { changeWorld } from "./given";
import { expect, logIn, setSwitches, test } from "./studio";

// Media at another host, as hosted back ends keep them.

const make = async (job: Parameters<typeof cannedStudio.make>[0]) => (await cannedStudio.make(job)).bytes;

/** A shot with a picture, audio and a clip that are whole. */
const withMedia = (page: Page) =>
  changeWorld(page, async ({ state, store }) => {
    writeLines(state, 1);
    const [line] = state.stories["story-1"]?.lines ?? [];
    Object.assign(line ?? {}, { image_file: "i.png", audio_file: "a.wav", video_file: "v.webm", shot_type: "talking" });
    await store.put(
      "i.png",
      await make({ make: "portrait", style: "Digital Art", cast: { name: "", description: "" } }),
    );
    await store.put("a.wav", await make({ make: "speech", text: "Hi", voice_id: "v1" }));
    await store.put("v.webm", await make({ make: "film", clips: [] }));
  });

/** The page reads an address as a script does. */
const read = (page: Page, address: string, init: RequestInit) =>
  page.evaluate(
    async ([url, how]) => {
      try {
        const answer = await fetch(url, how);
        return `${answer.status} ${(await answer.bytes()).length} ${answer.headers.get("Content-Range")}`;
      } catch {
        return "nothing";
      }
    },
    [address, init] as const,
  );

test("a shot is shown and played from another host, and read only where that host allows it", async ({
  page,
  baseURL,
}) => {
  await withMedia(page);
  await setSwitches(page, { mediaOrigin: "second" });
  await page.goto("/shot/line-1");
  await logIn(page, "owner@studio.test");

  const other = baseURL?.replace("localhost", "127.0.0.1");
  const picture = page.locator(`img[src^="${other}/"]`).first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
  for (const kind of ["audio", "video"]) {
    const player = page.locator(`${kind}[src^="${other}/"]`).first();
    await player.evaluate(async (media: HTMLMediaElement) => {
      const ended = new Promise((resolve) => media.addEventListener("ended", resolve));
      await media.play();
      await ended;
    });
  }

  const address = (await picture.getAttribute("src")) ?? "";
  const aByte = { headers: { Range: "bytes=0-0" }, cache: "reload" } as const;
  expect(await read(page, address, aByte)).toBe("nothing");
  await setSwitches(page, { mediaCors: true });
  expect(await read(page, address, aByte)).toMatch(/^206 1 bytes 0-0\/\d+$/);
  expect(await read(page, "data:text/plain,hi", {})).toBe("200 2 null");

  // The stand-in's own page, under the policy of the application's.
  await page.goto("/__world");
  await page.getByLabel("A bulk run").selectOption("makes everything again");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("A bulk run")).toHaveValue("overwrite");
  await expect(page.getByLabel("Images, audio, clips and films lead to")).toHaveValue("second");
});
