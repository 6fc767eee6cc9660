/**
 * The frame is as large as a window lets it be that shows the strip below it, too; what is left beside it is the
 * panel's.
 */
export const beside =
  "grid items-start gap-x-6 gap-y-4 lg:grid-cols-[min(100%-440px,max(480px,(100dvh-340px)*16/9))_minmax(416px,1fr)] " +
  "min-[105rem]:grid-cols-[min(100%-440px,max(480px,(100dvh-356px)*16/9))_minmax(416px,1fr)]";

/** On a phone from edge to edge. */
export const frame = "rounded-xl max-sm:-mx-4 max-sm:w-[calc(100%+32px)] max-sm:max-w-none max-sm:rounded-none";

export const panel =
  "@container flex min-w-0 flex-col rounded-xl border bg-ink-900 px-4 py-4 sm:px-5 lg:min-h-full min-[105rem]:p-6";
