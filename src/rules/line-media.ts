import type { ParsedLine } from "@/api/contract/parsing";

/** The addresses of a line's picture and clip; the stored one is preferred. Document 2, section 3. */
export const imageOf = (line: ParsedLine) => line.stored_image_url || line.image_url;
export const videoOf = (line: ParsedLine) => line.stored_video_url || line.video_url;
