import { useLayoutEffect, useRef } from "react";

/** Whether the component still stands, for what comes back after it may have gone. */
export function useIsMounted() {
  const isMounted = useRef(true);
  // Said in the moment in which it leaves the page; a plain effect's cleanup may come later than an answer.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
