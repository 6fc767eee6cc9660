/** The target length of a story; document 2, sections 5 and 9. */
export interface StoryLength {
  /** 0…5 */
  minutes: number;
  /** 0, 15, 30 or 45 */
  seconds: number;
}

export const minuteChoices = [0, 1, 2, 3, 4, 5];

export const defaultLength: StoryLength = { minutes: 5, seconds: 0 };

/** A story lasts at least 15 seconds, so 0 minutes exclude 0 seconds. */
export const secondChoices = (minutes: number) => (minutes === 0 ? [15, 30, 45] : [0, 15, 30, 45]);

/** Replaces 0 minutes 0 seconds, which is not allowed, by 15 seconds. */
export const allowedLength = ({ minutes, seconds }: StoryLength): StoryLength =>
  minutes === 0 && seconds === 0 ? { minutes, seconds: 15 } : { minutes, seconds };
