/** What a record is about: one kind of thing of one story, as one person's browser knows it. */
export interface DeskOf {
  user_id: string;
  story_id: string;
  /** As in "shots" or "durations". */
  kind: string;
}

export interface DeskRecord extends DeskOf {
  key: string;
  /** Something that JSON can carry. */
  value: unknown;
  /** One more than the newest that its writer knew of: who wrote without knowing never beats what was there. */
  revision: number;
  /** The page that wrote it, which decides between two that wrote at once. */
  page: string;
  /** It was removed. The mark stays, so that no other tab brings it back. */
  isDeleted?: true;
}

/** Whether one record takes the place of the other; every tab says the same of the same two. */
export function isNewer(one: DeskRecord, other: DeskRecord | undefined): boolean {
  if (!other) return true;
  return one.revision === other.revision ? one.page > other.page : one.revision > other.revision;
}

/** Another version of the application, or another tab of one, may have written anything. */
export function isDeskRecord(value: unknown): value is DeskRecord {
  if (typeof value !== "object" || value === null) return false;
  const record: { [Field in keyof DeskRecord]?: unknown } = value;
  return (
    [record.user_id, record.story_id, record.kind, record.key, record.page].every((text) => typeof text === "string") &&
    Number.isSafeInteger(record.revision)
  );
}
