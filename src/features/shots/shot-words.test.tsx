import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { imageOfShot, talkingVideo, actionVideo, type PolledJob } from "@/faults/polled-jobs";
import { isWorking, openJob } from "@/faults/job-harness";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { withFaults } from "@/testing/with-faults";

// status and storage_status in words, while the work goes on and when it is over.

const answer = (body: object) => ({ status: 200, body: JSON.stringify(body) });

/** Opens the shot, has the job begun and gives a way to answer its next read. */
async function begun(job: PolledJob) {
  installFakeClock();
  const { world } = await renderAt(job.at, { as: "editor", given: job.given });
  withFaults({ [job.startLine]: answer(job.startAnswer), [job.statusLine]: answer(job.working) })(world);
  fireEvent.click(await screen.findByRole("button", { name: job.button }));
  await screen.findByRole("button", { name: "Generating..." });
  return async (status: object) => {
    withFaults({ [job.statusLine]: answer(status) })(world);
    await advanceTime(job.intervalMs);
  };
}

const image = { image_url: "/new.png" };

test("an image says in words where it stands, until it is ready", async () => {
  const next = await begun(imageOfShot);
  const steps: [object, string][] = [
    [{ status: "generating" }, "Generating image..."],
    [{ status: "processing" }, "Processing image..."],
    [{ status: "dithering" }, "dithering"],
    [{ status: "completed", storage_status: "downloading", ...image }, "Downloading the image..."],
    [{ status: "completed", storage_status: "uploading", ...image }, "Uploading the image..."],
  ];
  for (const [status, words] of steps) {
    await next(status);
    expect(await screen.findByText(words)).toHaveAttribute("role", "status");
  }
  await next({ status: "completed", storage_status: "completed", is_stored: true, stored_image_url: "/stored.png" });
  expect(await screen.findByText("The image is ready.")).toHaveAttribute("role", "status");
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});

test.each([talkingVideo, actionVideo])("$what says in words where it stands, until it is ready", async (job) => {
  const next = await begun(job);
  const steps: [object, string][] = [
    [{ status: "processing" }, "Processing video..."],
    [{ status: "generating", storage_status: "downloading" }, "Downloading the video..."],
    [{ status: "generating", storage_status: "uploading" }, "Uploading the video..."],
    [{ status: "audio_processing" }, "Processing audio..."],
    [{ status: "audio_processing", storage_status: "overlaying_audio" }, "Adding the audio to the video..."],
    [
      { status: "audio_processing", storage_status: "audio_overlay_completed" },
      "The audio has been added. Finishing the video...",
    ],
    [
      { status: "audio_processing", storage_status: "audio_overlay_failed" },
      "The audio could not be added. Keeping the original video...",
    ],
  ];
  for (const [status, words] of steps) {
    await next(status);
    expect(await screen.findByText(words)).toHaveAttribute("role", "status");
  }
  await next({ status: "completed", storage_status: "audio_overlay_completed", video_url: "/with-audio.webm" });
  expect(await screen.findByText("The video is ready, with its audio.")).toHaveAttribute("role", "status");
  expect(screen.getByLabelText("Video of line 1")).toHaveAttribute("src", "/with-audio.webm");
});

test.each([
  [imageOfShot, "failed", "The image was made, but it could not be stored."],
  [talkingVideo, "failed", "The video was made, but it could not be stored."],
  [talkingVideo, "audio_overlay_failed", "The audio could not be added. This is the original video."],
])("%#. what was made and not kept well is shown, with the reason", async (job, storage_status, words) => {
  const next = await begun(job);
  await next({ status: "completed", storage_status, image_url: "/original.png", video_url: "/original.webm" });
  expect(await screen.findByText(words)).toBeVisible();
  expect(document.querySelector('main [src^="/original."]')).toBeInTheDocument();
  expect(screen.queryByText(/is ready/)).not.toBeInTheDocument();
});

test("the end of an older image is not taken for the new one's, even where nothing was known of it", async () => {
  const given = withFaults({ [imageOfShot.statusLine]: { status: 500 } });
  const job = await openJob(imageOfShot, given);
  const beginning = job.begin();
  withFaults({ [imageOfShot.startLine]: { hang: true } })(job.world);
  await beginning;
  job.setStatus({ status: "completed", ...image });
  await job.advanceTime(39_000);
  expect(isWorking()).toBe(true);
  expect(screen.queryByText("The image is ready.")).not.toBeInTheDocument();
  job.finish();
  await job.advanceTime(imageOfShot.intervalMs);
  await job.expectDone();
  await job.expectSilence();
});
