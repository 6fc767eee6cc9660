import { useEffect, useRef } from "react";

/** Whether the component still stands, for what comes back after it may have gone. */
export function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
