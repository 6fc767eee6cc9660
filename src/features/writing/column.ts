/** One of the two panels beside each other: as high as the window leaves, so that both end at the same edge. */
export const column =
  "flex flex-col lg:min-h-[max(26rem,calc(100dvh-15rem))] [&>div]:flex [&>div]:grow [&>div]:flex-col";

/** For one beside another that may be longer than the window: it stays in sight. */
export const stays = "lg:sticky lg:top-30 lg:self-start";
