/** An address for each route, with the sample project, except login and logout. */
export const addresses: string[];
