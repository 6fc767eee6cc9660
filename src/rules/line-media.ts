import type { ParsedLine } from "@/api/contract/parsing";

/** Where a line's picture and its clip are; the stored address is preferred. Document 2, section 3. */
export const imageOf = (line: ParsedLine) => line.stored_image_url || line.image_url;
export const videoOf = (line: ParsedLine) => line.stored_video_url || line.video_url;
