import { describe, expect, test } from "vitest";
import type { Endpoint, Stream } from "@/api/endpoint";
import { progressMessage } from "./generators";
import { generateLoglines } from "./logline";
import { characterMatchInfo, parseScript, parsingStatus } from "./parsing";
import { createdId, table, text } from "./shared";
import { actionVideoStatus, generateShotImage, shotImageStatus, talkingVideoStatus } from "./shot";
import { createStory, updateStoryTitle } from "./story";
import { storyVideoJob } from "./story-video";

/** The call tables of the specification, in their order; a parameter of a path is written {}. */
const specified = `
POST /auth/check-username
POST /auth/register
POST /auth/user-login
POST /auth/password-reset
DELETE /auth/delete-account
GET /admin/check-admin-status
POST /project/create
GET /project/list-all
GET /project/{}/check-and-fetch
PUT /project/{}/update-name
PUT /project/{}/update-description
PUT /project/{}/update-image-style
DELETE /project/delete
GET /story/list
POST /story/create
GET /character/list
GET /project-context/list
POST /project-context/create
GET /project-context/{}/details
GET /project-context/{}/information
PUT /project-context/{}/update-name
PUT /project-context/{}/update-type
DELETE /project-context/delete
GET /project-context/{}/information/{}
POST /project-context/{}/add-information
PUT /project-context/{}/information/{}
DELETE /project-context/{}/information/{}
GET /upload-context/{}/information/{}/attachments
POST /upload-context/upload-pdf/{}
POST /upload-context/pdf-to-text/{}/information/{}/attachment/{}
GET /view-attachment/{}/information/{}/attachment/{}
GET /share/project-permissions/{}
POST /share/invite
POST /share/send-invite-email
POST /share/set-project-permission
DELETE /share/remove-permission
GET /story/{}/details
PUT /story/{}/update-length
PUT /story/{}/update-title
DELETE /story/delete
GET /logline/get-existing-recommendations
POST /logline/generate-logline-context
POST /logline/generate-recommendations
POST /logline/feedback
POST /logline/refresh-recommendation
POST /logline/edit-logline
GET /script/get-recommendation
POST /script/generate-script-context
POST /script/generate-script-recommendation
POST /script/feedback
POST /script/refresh-recommendation
POST /script/edit-script
POST /character/create
GET /character/{}/details
PUT /character/{}/update-name
DELETE /character/delete
GET /voice_gen/load-voice-settings/{}
GET /voice_gen/get-filtered-voices
POST /voice_gen/save-default-voice-setting
GET /character-image/{}/details
PUT /character-image/{}/update-description
POST /character-image/{}/generate-image
GET /image-gen/load-image-settings/{}
GET /default-voice-settings/list-voices
POST /default-voice-settings/add-voice
GET /script-parsing/get-parsed-lines/{}
POST /script-parsing/parse-script
GET /script-parsing/parsing-status/{}
GET /script-parsing/get-character-mappings/{}
POST /script-parsing/suggest-character-mappings/{}
POST /script-parsing/update-character-mapping
GET /script-parsing/get-character-match-info/{}
GET /script-locations/list/{}
POST /script-locations/update-location-description
POST /script-character-validation/validate
POST /script-character-generation/validate
POST /script-character-generation/generate-missing-characters
GET /script-character-generation/generation-status/{}
POST /script-audio/start-generation
GET /script-audio/progress/{}
POST /script-shot-types/generate/{}
GET /script-shot-types/shot-types-progress/{}
POST /script-shot-image-prompts/generate-prompts/{}
GET /script-shot-image-prompts/prompts-progress/{}
POST /script-shot-images/generate/{}
GET /script-shot-images/progress/{}
POST /script-shot-video-prompts/generate-prompts/{}
GET /script-shot-video-prompts/prompts-progress/{}
POST /script-talking-videos/generate/{}
GET /script-talking-videos/generation-progress/{}
POST /script-action-videos/generate/{}
GET /script-action-videos/generation-progress/{}
GET /script-audio/get-existing-audio/{}
GET /shot/{}/details
GET /shot/{}
POST /shot/{}/update-type
POST /shot-image/update-image-prompt/{}
POST /shot-image/generate-shot-image/{}
GET /shot-image/check-status/{}
POST /shot-video/generate-talking-video/{}
GET /shot-video/check-video-status/{}
GET /shot-video-prompted/get-prompt/{}
POST /shot-video-prompted/update-prompt/{}
POST /shot-video-prompted/generate-action-video/{}
GET /shot-video-prompted/check-action-video-status/{}
POST /story-video/create
GET /story-video/job/{}
GET /story-video/{}
`
  .trim()
  .split("\n");

const modules = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts"], { eager: true });
const isCall = (value: unknown): value is Endpoint | Stream =>
  typeof value === "object" && value !== null && "line" in value && "address" in value;
const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isCall));

describe("the contract", () => {
  test("has exactly the calls of the specification", () => {
    expect(specified.length).toBeGreaterThan(0);
    const lines = calls.map(({ line }) => line.replaceAll(/:\w+/g, "{}"));
    expect(lines.toSorted()).toEqual(specified.toSorted());
  });

  test("sends user_id exactly where the call tables show it", () => {
    const unsigned = calls.filter((call) => "options" in call && !call.options.signed).map(({ line }) => line);
    expect(unsigned.toSorted()).toEqual(
      [
        "DELETE /auth/delete-account",
        "DELETE /share/remove-permission",
        "GET /share/project-permissions/:project_id",
        "POST /auth/check-username",
        "POST /auth/password-reset",
        "POST /auth/register",
        "POST /auth/user-login",
        "POST /share/invite",
        "POST /share/send-invite-email",
        "POST /share/set-project-permission",
      ].toSorted(),
    );
  });

  test("sends the story in the body of all seven generator starts", () => {
    const starts = calls.filter(({ line }) => /^POST \/script-(audio|shot|talking|action)/.test(line));
    expect(starts).toHaveLength(7);
    for (const start of starts) expect(start.address({ story_id: "s1" } as never).fields).toEqual({ story_id: "s1" });
  });

  test.each(["..", "", "a/b", "a%2Fb", "é", "x".repeat(129), undefined])("lets no hostile id %j into a path", (id) => {
    for (const call of calls.filter(({ path }) => path.includes(":"))) {
      const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const input = (value: unknown) => Object.fromEntries(names.map((name) => [name, value])) as never;
      expect(() => call.address(input(id))).toThrow("is no id");
      expect(call.address(input("s-1_X")).url).not.toContain(":");
    }
  });
});

describe("an answer that tells of an error", () => {
  const writes = calls.filter((call): call is Endpoint => "method" in call && call.method !== "GET");

  test("is no success of any call that writes", () => {
    const told = (error: unknown) => ({ success: false, message: "Oh", error });
    const taken = (error: unknown) => writes.filter(({ reply }) => reply.safeParse(told(error)).success);
    for (const error of ["The disk is full", true, { code: 7 }])
      expect(taken(error).map(({ line }) => line)).toEqual([]);
  });

  test.each([undefined, null, "", "  ", false, {}, []])("%j is no error", (error) => {
    expect(updateStoryTitle.reply.safeParse({ error }).success).toBe(true);
  });

  test("gives what is needed all the same, or tells how a work stands", () => {
    const error = "Half of it";
    expect(createStory.reply.parse({ story_id: 7, error })).toEqual({ id: "7" });
    expect(generateLoglines.reply.parse({ recommendations: "1. A ferry", error })).toHaveProperty("recommendations");
    expect(parseScript.reply.parse({ status: "failed", error })).toMatchObject({ status: "failed", error });
    expect(generateShotImage.reply.parse({ status: "failed", error })).toMatchObject({ status: "failed", error });
    for (const read of [parsingStatus, shotImageStatus, talkingVideoStatus, actionVideoStatus, storyVideoJob])
      expect(read.reply.parse({ error })).toMatchObject({ error });
  });
});

describe("lenient answers", () => {
  test.each([
    [{ project_id: 7 }, "7"],
    [{ project_id: "p" }, "p"],
    [{ id: "p" }, "p"],
    [{}, undefined],
    [undefined, undefined],
    [[], undefined],
  ])("the id of %j is %j", (answer, id) => {
    expect(createdId("project_id").parse(answer)).toEqual({ id });
  });

  test("a table is read from an object and from a list", () => {
    const rows = table(text, "name");
    expect(rows.parse({ BOB: "1" })).toEqual(new Map([["BOB", "1"]]));
    expect(rows.safeParse({ BOB: 5 }).success).toBe(false);
    expect(rows.safeParse(null).success).toBe(false);
    const list = characterMatchInfo.reply.parse({ matchTypes: [{ script_character: "BOB", similarity_score: 0.8 }] });
    expect(list).toEqual({ matchTypes: new Map([["BOB", { similarity_score: 80 }]]) });
  });

  test("a progress message keeps what it can read", () => {
    expect(progressMessage.parse({ line_number: "7", progress: 180, url: null, colour: "red" })).toEqual({
      line_number: 7,
      progress: 100,
    });
    for (const garbled of [null, 5, "x", []]) expect(progressMessage.safeParse(garbled).success).toBe(false);
  });

  test.each([
    [
      { success: 3, failed: "1", total: 4 },
      { success: 3, failed: 1, total: 4 },
    ],
    [
      { completed: 2, errors: 0 },
      { success: 2, failed: 0 },
    ],
    [
      { updated_lines: 9, talking_count: 5, action_count: 4 },
      { updated_lines: 9, talking_count: 5, action_count: 4 },
    ],
  ])("stats %j are read as %j", (stats, read) => {
    expect(progressMessage.parse({ stats }).stats).toMatchObject(read);
  });
});
