/** More than three lines hold at the greatest width. */
const longest = 600;

/** A title as it is shown, on three lines at most: a browser takes seconds to break a word of ten thousand letters. */
export const truncateTitle = (title: string) => (title.length > longest ? `${title.slice(0, longest)}…` : title);
