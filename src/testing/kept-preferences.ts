/** The storage in which preferences are kept between visits. */
export const keptPreferences = localStorage;
