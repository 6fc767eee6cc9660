/** An address of each route of the sample project, but for the two that begin and end a session. */
export const addresses: string[];
