import type { UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import type { validateCharacters, ValidationRow } from "@/api/contract/casting";

/** Whether everybody has an assignment, a voice and an image, as it was answered last. */
export type Validation = UseQueryResult<z.infer<typeof validateCharacters.reply>>;

export const isMissing = (status: string | undefined) => status?.includes("Missing") ?? false;

/** Whether somebody lacks something. */
export const isIncomplete = ({ projectCharacter, voiceStatus, imageStatus }: ValidationRow) =>
  [projectCharacter, voiceStatus, imageStatus].some(isMissing) || projectCharacter === undefined;

export const countFailing = (rows: readonly ValidationRow[] = []) => rows.filter(isIncomplete).length;
