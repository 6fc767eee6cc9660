/** What stands in the browser's storage from one visit to the next, as it would be read there. */
export const keptPreferences = localStorage;
