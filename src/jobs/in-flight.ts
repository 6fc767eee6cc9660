import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useReportIfUnmounted, useIsMounted } from "@/api/query";

/** The starts of one kind of job that were asked for and not yet answered. */
export interface InFlight<Answer> {
  underWay: (job: string) => Promise<Answer> | undefined;
  /**
   * Starts the job, or joins the start of it that is under way. `failed` gives the words for whoever has left by the time
   * it fails; nothing where it may have begun all the same.
   */
  once: (job: string, start: () => Promise<Answer>, failed?: (error: unknown) => string | undefined) => Promise<Answer>;
}

export function createInFlight<Answer>(): InFlight<Answer> {
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

type Screens = Map<string, Set<ReturnType<typeof useIsMounted>>>;

/**
 * A hook to starts that outlive the screen: whoever leaves it and comes back meanwhile joins the start under way, and
 * never has the same work done, and paid for, twice. They belong to one person, as the cache of answers does.
 */
export function createInFlightRegistry<Answer>() {
  const ofPersons = new WeakMap<QueryClient, { starts: InFlight<Answer>; screens: Screens }>();

  return function useInFlight(): InFlight<Answer> {
    const person = useQueryClient();
    const isMounted = useIsMounted();
    const reportIfUnmounted = useReportIfUnmounted();
    const { starts, screens } = ofPersons.get(person) ?? { starts: createInFlight<Answer>(), screens: new Map() };
    ofPersons.set(person, { starts, screens });

    function follow(job: string) {
      screens.set(job, (screens.get(job) ?? new Set()).add(isMounted));
    }

    /** Whoever has come back meanwhile reads it on the screen. */
    function tell(job: string, words: string | undefined) {
      const isShown = [...(screens.get(job) ?? [])].some((screen) => screen.current);
      if (words !== undefined && !isShown) reportIfUnmounted(words);
    }

    return {
      underWay(job) {
        const answer = starts.underWay(job);
        if (answer) follow(job);
        return answer;
      },
      once(job, start, failed) {
        follow(job);
        const begin = async () => {
          try {
            return await start();
          } catch (error) {
            tell(job, failed?.(error));
            throw error;
          } finally {
            screens.delete(job);
          }
        };
        return starts.once(job, begin);
      },
    };
  };
}
