import type { Fault, World } from "../../mocks/world";

/** For `renderAt`'s `given`: sets faults by the line of a call. */
export const withFaults =
  (faults: Record<string, Fault>) =>
  ({ faults: known }: World) => {
    for (const [line, fault] of Object.entries(faults)) known.set(line, fault);
  };
