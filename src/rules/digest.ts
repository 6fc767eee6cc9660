/** 53 bits of a text (cyrb53): enough to tell the texts of a story apart, and no secret. */
export function digestOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  const mixedHigh = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  const mixedLow =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & mixedLow) + (mixedHigh >>> 0)).toString(36);
}
