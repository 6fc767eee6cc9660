/** Navigation state of /emailverification after a password reset. */
export const afterReset = "after-reset";
