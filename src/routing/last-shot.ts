/** The shot that was looked at last, by its story, until Create Media has been opened at it again. */
const lastShots = new Map<string, string>();

export const rememberShot = (story_id: string, dialogue_id: string) => void lastShots.set(story_id, dialogue_id);

export const lastShot = (story_id: string) => lastShots.get(story_id);

export const forgetShot = (story_id: string) => void lastShots.delete(story_id);
