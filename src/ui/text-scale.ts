/** How much larger letters are than 16 pixels to the rem: `src/index.css` lets them grow in wide windows. */
export const textScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
