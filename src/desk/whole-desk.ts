import { readWholeDesk } from "./desk-store";

export interface DeskSize {
  stories: number;
  records: number;
  /** As much as they are as text; what the disk takes for them is the browser's affair. */
  bytes: number;
}

/** How much a person's desk holds. Rejects where the disk cannot be read. */
export async function deskSize(user_id: string): Promise<DeskSize> {
  const records = await readWholeDesk(user_id);
  const encoder = new TextEncoder();
  return {
    stories: new Set(records.map(({ story_id }) => story_id)).size,
    records: records.length,
    bytes: records.reduce((sum, record) => sum + encoder.encode(JSON.stringify(record)).length, 0),
  };
}

/** All that a person's desk holds, as JSON. Rejects where the disk cannot be read. */
export async function exportDesk(user_id: string): Promise<string> {
  const records = (await readWholeDesk(user_id)).map(({ story_id, kind, key, value }) => ({
    story_id,
    kind,
    key,
    value,
  }));
  return JSON.stringify({ user_id, records }, undefined, 2);
}
