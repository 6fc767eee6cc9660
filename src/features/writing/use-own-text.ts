import { useState } from "react";

/** The writer's own text: what the server has until it is touched, and then what was typed, whatever is read again. */
export function useOwnText(serverText: string) {
  const [typed, setTyped] = useState<string>();
  const [offered, setOffered] = useState<string>();
  const text = typed ?? serverText;
  const isDirty = text !== serverText;

  return {
    text,
    isDirty,
    type: setTyped,
    /** A text that wants to replace unsaved edits, until the user has decided. */
    offered,
    /** Takes over a recommendation; unsaved edits are never replaced without asking. */
    offer: (recommendation: string) =>
      isDirty && recommendation !== text ? setOffered(recommendation) : setTyped(recommendation),
    accept: () => {
      setTyped(offered);
      setOffered(undefined);
    },
    decline: () => setOffered(undefined),
  };
}
