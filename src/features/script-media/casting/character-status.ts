/** Where one of the characters being made stands, as the back end tells it; document 2, section 4. */
export interface CharacterStatus {
  id: string | undefined;
  status?: string | undefined;
  name?: string | undefined;
  /** Why it could not be made, where the back end says so. */
  error?: string | undefined;
}

export const hasSettled = ({ status }: CharacterStatus) =>
  ["complete", "completed", "failed", "error"].includes(status ?? "");
export const hasFailed = ({ status }: CharacterStatus) => status === "failed" || status === "error";

/**
 * The statuses of the characters being made: of those that were announced; of all where none was, or where the back end
 * tells of none of them.
 */
export function statusesOf(rows: readonly CharacterStatus[], ids: readonly string[] | undefined): CharacterStatus[] {
  const tellsOfOthers = rows.length > 0 && !rows.some(({ id }) => id !== undefined && ids?.includes(id));
  if (ids === undefined || tellsOfOthers) return [...rows];
  return ids.map((id) => rows.find((row) => row.id === id) ?? { id, status: undefined });
}
