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

/** The statuses of the characters being made: those the answer named, or all where it named none. */
export function statusesOf(rows: readonly CharacterStatus[], ids: readonly string[] | undefined): CharacterStatus[] {
  if (ids === undefined) return [...rows];
  return ids.map((id) => rows.find((row) => row.id === id) ?? { id, status: undefined });
}
