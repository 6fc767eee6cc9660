import "./shot.css";

export const beside = "shot-beside";
export const frame = "shot-frame rounded-xl";
export const panel = "shot-panel @container flex min-w-0 flex-col rounded-xl border bg-ink-900 p-4";
