import { z } from "zod";
import { done, endpoint } from "@/api/endpoint";
import { amount, createdId, id, listOf, maybe, permissionLevel, text } from "./shared";

/** Stories; document 2, sections 3 and 7. */
const story = z.object({
  id: maybe(id),
  title: maybe(text),
  created_by: maybe(id),
  length: maybe(z.object({ minutes: amount, seconds: amount })),
  logline: maybe(z.object({ text: maybe(text) })),
  script: maybe(z.object({ text: maybe(text) })),
});
export type Story = z.infer<typeof story>;

const storyEntry = z.object({ id, title: text });
export type StoryEntry = z.infer<typeof storyEntry>;

export const listStories = endpoint("GET /story/list", { project_id: text }, z.object({ stories: listOf(storyEntry) }));
export const createStory = endpoint("POST /story/create", { project_id: text, title: text }, createdId("story_id"));
export const storyDetails = endpoint(
  "GET /story/:story_id/details",
  {},
  z.object({ story, permissionLevel, projectId: id }),
);
export const updateStoryLength = endpoint(
  "PUT /story/:story_id/update-length",
  { minutes: z.number(), seconds: z.number() },
  done,
);
export const updateStoryTitle = endpoint("PUT /story/:story_id/update-title", { title: text }, done);
export const deleteStory = endpoint("DELETE /story/delete", { story_id: text, project_id: text }, done);
