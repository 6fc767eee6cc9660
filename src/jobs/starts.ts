import { useQueryClient, type QueryClient } from "@tanstack/react-query";

/**
 * A hook to the starts of one kind of job that were asked for and not yet answered. They outlive the screen: whoever
 * leaves it and comes back meanwhile joins the start under way, and never has the same work done, and paid for, twice.
 * They belong to one person, as the cache of answers does.
 */
export function createStarts<Answer>() {
  const ofPersons = new WeakMap<QueryClient, Map<string, Promise<Answer>>>();

  return function useStarts() {
    const person = useQueryClient();

    return {
      underWay: (job: string): Promise<Answer> | undefined => ofPersons.get(person)?.get(job),

      /** Starts the job, or joins the start of it that is under way. */
      once(job: string, start: () => Promise<Answer>): Promise<Answer> {
        const starts = ofPersons.get(person) ?? new Map<string, Promise<Answer>>();
        ofPersons.set(person, starts);
        const answer = starts.get(job) ?? start().finally(() => starts.delete(job));
        starts.set(job, answer);
        return answer;
      },
    };
  };
}
