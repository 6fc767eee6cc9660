import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useTellIfGone } from "@/api/query";
import { useIsHere } from "@/api/use-is-here";

/** The starts of one kind of job that were asked for and not yet answered. */
export interface Starts<Answer> {
  underWay: (job: string) => Promise<Answer> | undefined;
  /**
   * Starts the job, or joins the start of it that is under way. `failed` gives the words for whoever has left by the time
   * it fails; nothing where it may have begun all the same.
   */
  once: (job: string, start: () => Promise<Answer>, failed?: (error: unknown) => string | undefined) => Promise<Answer>;
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

type Screens = Map<string, Set<ReturnType<typeof useIsHere>>>;

/**
 * A hook to starts that outlive the screen: whoever leaves it and comes back meanwhile joins the start under way, and
 * never has the same work done, and paid for, twice. They belong to one person, as the cache of answers does.
 */
export function createStarts<Answer>() {
  const ofPersons = new WeakMap<QueryClient, { starts: Starts<Answer>; screens: Screens }>();

  return function useStarts(): Starts<Answer> {
    const person = useQueryClient();
    const isHere = useIsHere();
    const tellIfGone = useTellIfGone();
    const { starts, screens } = ofPersons.get(person) ?? { starts: newStarts<Answer>(), screens: new Map() };
    ofPersons.set(person, { starts, screens });

    function follow(job: string) {
      screens.set(job, (screens.get(job) ?? new Set()).add(isHere));
    }

    /** Whoever has come back meanwhile reads it on the screen. */
    function tell(job: string, words: string | undefined) {
      const isShown = [...(screens.get(job) ?? [])].some((screen) => screen.current);
      if (words !== undefined && !isShown) tellIfGone(words);
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
