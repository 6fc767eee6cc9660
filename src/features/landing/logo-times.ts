/** When each phase of the logo begins, in milliseconds from its start; document 1, section 9. */
export const logoTimes = { betweenLetters: 200, fade: 3_000, hidden: 5_000, words: 5_500 };
