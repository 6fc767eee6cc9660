import { useEffect, useState } from "react";
import { deskSize, type DeskSize } from "@/desk/whole-desk";

type Shown = DeskSize | "unreadable";

const tellSize = (user_id: string, tell: (size: Shown) => void) =>
  deskSize(user_id).then(tell, () => tell("unreadable"));

/** How much this browser notes for a person, and what has it read again; "unreadable" where the disk refuses. */
export function useDeskSize(user_id: string) {
  const [size, setSize] = useState<Shown>();
  useEffect(() => {
    void tellSize(user_id, setSize);
  }, [user_id]);
  return { size, readAgain: () => void tellSize(user_id, setSize) };
}
