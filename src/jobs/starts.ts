import { useQueryClient, type QueryClient } from "@tanstack/react-query";

/** The starts of one kind of job that were asked for and not yet answered. */
export interface Starts<Answer> {
  underWay: (job: string) => Promise<Answer> | undefined;
  /** Starts the job, or joins the start of it that is under way. */
  once: (job: string, start: () => Promise<Answer>) => Promise<Answer>;
}

export function newStarts<Answer>(): Starts<Answer> {
  const starts = new Map<string, Promise<Answer>>();
  return {
    underWay: (job) => starts.get(job),
    once(job, start) {
      const answer = starts.get(job) ?? start().finally(() => starts.delete(job));
      starts.set(job, answer);
      return answer;
    },
  };
}

/**
 * A hook to starts that outlive the screen: whoever leaves it and comes back meanwhile joins the start under way, and
 * never has the same work done, and paid for, twice. They belong to one person, as the cache of answers does.
 */
export function createStarts<Answer>() {
  const ofPersons = new WeakMap<QueryClient, Starts<Answer>>();

  return function useStarts(): Starts<Answer> {
    const person = useQueryClient();
    const starts = ofPersons.get(person) ?? newStarts<Answer>();
    ofPersons.set(person, starts);
    return starts;
  };
}
