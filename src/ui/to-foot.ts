/**
 * For the body of a screen, from its title line down: where there is room beside, it reaches the window's foot. The shape of
 * one that loads stands under its words, and is as much less high.
 */
export const toFoot = "lg:-mb-8 lg:min-h-[calc(100dvh-12.5rem)] lg:in-aria-busy:min-h-[calc(100dvh-14.625rem)]";
