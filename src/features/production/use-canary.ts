import { startKinds, type PlannedStart } from "@/rules/production-plan";
import { useDesk } from "@/shared/use-desk";

/** A few starts that were tried first, and those that wait for the answer. */
export interface Canary {
  tried: readonly PlannedStart[];
  rest: readonly PlannedStart[];
}

const isStart = (value: unknown): value is PlannedStart => {
  if (typeof value !== "object" || value === null) return false;
  const start: { [Field in keyof PlannedStart]?: unknown } = value;
  return (
    typeof start.uid === "string" &&
    typeof start.dialogue_id === "string" &&
    Number.isFinite(start.line_number) &&
    startKinds.some((kind) => kind === start.kind) &&
    (start.asset === "image" || start.asset === "clip")
  );
};
const isCanary = (value: unknown): value is Canary => {
  if (typeof value !== "object" || value === null) return false;
  const { tried, rest }: { [Field in keyof Canary]?: unknown } = value;
  return Array.isArray(tried) && Array.isArray(rest) && [...tried, ...rest].every(isStart);
};

const key = "open";

/** The try that waits for its answer, which a reload does not forget. */
export function useCanary(story_id: string) {
  const { records, put, remove } = useDesk(story_id, "canary", isCanary);
  return {
    current: records.get(key),
    begin: (tried: Canary["tried"], rest: Canary["rest"]) => put(key, { tried, rest }),
    end: () => remove(key),
  };
}
