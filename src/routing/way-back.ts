/** Navigation state of a link to the screen that one came from: there one goes on at the link by which one had left. */
export const wayBack = { isWayBack: true };

export const isWayBack = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isWayBack" in state && state.isWayBack === true;
