import { useLayoutEffect, useRef } from "react";

/** Whether the component still stands, for what comes back after it may have gone. */
export function useIsHere() {
  const isHere = useRef(true);
  // Said in the moment in which it leaves the page; a plain effect's cleanup may come later than an answer.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
