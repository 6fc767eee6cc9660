/** An id that must not enter a path: `..` survives encodeURIComponent and would reach another call. */
export class HostileId extends Error {}

const idForm = /^[A-Za-z0-9_-]{1,128}$/;

/** Whether a text may stand as an id in a path of the back end. */
export const isId = (text: string) => idForm.test(text);
