/** FNV-1a: the same text gives the same 32-bit number everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

export interface Dice {
  /** A number in [from, to). */
  between(from: number, to: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** A pseudorandom generator, seeded by a text. */
export function diceOf(text: string): Dice {
  let state = hashOf(text) || 1;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    between: (from, to) => from + roll() * (to - from),
    pick: (choices) => choices[Math.floor(roll() * choices.length)] ?? choices[0],
  };
}
