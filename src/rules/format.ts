/** Date and time in the user's locale, or "Unknown". A number counts seconds or milliseconds since 1970. */
export function formatDateTime(moment: string | number | undefined): string {
  if (moment === undefined || moment === "") return "Unknown";
  const isInSeconds = typeof moment === "number" && moment < 100_000_000_000;
  const date = new Date(isInSeconds ? moment * 1000 : moment);
  return Number.isNaN(date.getTime()) ? "Unknown" : date.toLocaleString();
}

export function formatSeconds(seconds: number): string {
  return counted(Math.round(seconds), "second");
}

/** "1 shot", "69 shots". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Seconds as minutes and seconds, rounded: "3:32". */
export function formatClock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Bytes as MB of 1024 × 1024 bytes, with 2 decimals; document 2, section 9. */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** Bytes as one reads them in a sentence: whole kB of 1000 bytes, at least one, or MB with a decimal. */
export const formatSize = (bytes: number): string =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Cuts a server's text to a readable length: laying out a megabyte of it would freeze the page. */
export const clip = (text: string, longest = 500) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
