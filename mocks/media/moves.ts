import { diceOf } from "./seeded.ts";

/** Where the camera is: zoom of 1 shows the whole picture; x and y are shares of its width and height. */
export type Move = (share: number, seconds: number) => { zoom: number; x: number; y: number };

const ease = (share: number) => share * share * (3 - 2 * share);

const pushIn: Move = (share) => ({ zoom: 1.02 + 0.2 * ease(share), x: 0, y: 0 });
const pullOut: Move = (share) => ({ zoom: 1.24 - 0.22 * ease(share), x: 0, y: 0 });
const panRight: Move = (share) => ({ zoom: 1.16, x: 0.06 - 0.12 * ease(share), y: 0 });
const panLeft: Move = (share) => ({ zoom: 1.16, x: -0.06 + 0.12 * ease(share), y: 0 });
const tiltUp: Move = (share) => ({ zoom: 1.16, x: 0, y: -0.06 + 0.12 * ease(share) });
/** A jolt that dies away. */
const shake: Move = (share, seconds) => {
  const force = (1 - share) ** 2;
  return {
    zoom: 1.1 + 0.08 * ease(share),
    x: force * (0.014 * Math.sin(seconds * 31) + 0.008 * Math.sin(seconds * 17)),
    y: force * 0.016 * Math.sin(seconds * 27 + 1),
  };
};
/** A listener's calm: barely moving, breathing. */
const settle: Move = (share, seconds) => ({
  zoom: 1.01 + 0.07 * share,
  x: 0.002 * Math.sin(seconds * 1.3),
  y: 0.003 * Math.sin(seconds * 1.9),
});

const moves: [Move, RegExp][] = [
  [
    shake,
    /\b(explo\w*|crash\w*|shak\w*|fwoosh|bang|boom|quake|fight\w*|barks?|alarm\w*|frenz\w*|thunder|lightning|impact)\b/i,
  ],
  [tiltUp, /\b(sky|looks? up|rises?|ascends?|descends?|cloud|flies|flying|tower|above)\b/i],
  [panRight, /\b(runs?|running|chas\w*|rac(es|ing)|walks?|strolls?|drives?|cross\w*|scuttles?|pan)\b/i],
  [pullOut, /\b(reveals?|pull\w*|wide|leaves?|vanish\w*|fades?|alone|surround\w*|landscape)\b/i],
  [pushIn, /\b(looks?|stares?|screen|phone|close|clock|notices?|realis\w*|realiz\w*|whispers?|taps?|opens?)\b/i],
];

export function chooseMove(kind: "talking" | "action", prompt: string): Move {
  if (kind === "talking") return settle;
  return (
    moves.find(([, words]) => words.test(prompt))?.[0] ?? diceOf(prompt).pick([pushIn, panLeft, panRight, pullOut])
  );
}
