/** Navigation state of a link back to the previous screen: it focuses the link by which the user had left. */
export const wayBack = { isWayBack: true };

export const isWayBack = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isWayBack" in state && state.isWayBack === true;
