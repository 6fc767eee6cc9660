import { z } from "zod";
import { done, endpoint } from "@/api/endpoint";
import { id, listBy, maybe, text } from "./shared";

/** A voice of the default catalogue; document 2, section 3. */
export const defaultVoice = z.object({
  id: maybe(id),
  name: text,
  voice_id: id,
  gender: maybe(text),
  age: maybe(text),
  accent: maybe(text),
  description: maybe(text),
  use_case: maybe(text),
  preview_url: maybe(text),
});
export const listOfVoices = listBy(defaultVoice, ({ voice_id }) => voice_id);
export type DefaultVoice = z.infer<typeof defaultVoice>;

/** Strictly a boolean: "false" must not open the admin area. */
export const checkAdminStatus = endpoint("GET /admin/check-admin-status", {}, z.object({ is_admin: z.boolean() }));
export const listDefaultVoices = endpoint(
  "GET /default-voice-settings/list-voices",
  {},
  z.object({ voices: listOfVoices }),
);
export const addDefaultVoice = endpoint(
  "POST /default-voice-settings/add-voice",
  {
    name: text,
    voice_id: text,
    gender: text,
    age: text,
    accent: text,
    description: text,
    use_case: text,
    preview_url: text,
  },
  done,
);
