/** Navigation state of /emailverification when a password reset has led there. */
export const afterReset = "after-reset";
