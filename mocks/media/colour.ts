/** Hue 0…360, saturation and lightness 0…100. */
export interface Colour {
  h: number;
  s: number;
  l: number;
}

export const hsl = (h: number, s: number, l: number): Colour => ({ h, s, l });

export const black = hsl(230, 20, 7);
export const white = hsl(40, 20, 97);

export function css({ h, s, l }: Colour, alpha = 1): string {
  const within = (value: number) => Math.max(0, Math.min(100, value)).toFixed(1);
  return `hsla(${(((h % 360) + 360) % 360).toFixed(1)}, ${within(s)}%, ${within(l)}%, ${alpha})`;
}

export function lighter(colour: Colour, by: number): Colour {
  return { ...colour, l: Math.max(0, Math.min(100, colour.l + by)) };
}

/** Shadows lean away from yellow: warm colours redden, cool ones turn bluer. */
export function inShadow(colour: Colour, by: number): Colour {
  return { h: colour.h + (colour.h < 90 ? -9 : 11), s: colour.s, l: Math.max(0, colour.l - by) };
}

/** The short way round the colour wheel, `share` of the way. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const turn = ((b.h - a.h + 540) % 360) - 180;
  return { h: a.h + turn * share, s: a.s + (b.s - a.s) * share, l: a.l + (b.l - a.l) * share };
}
