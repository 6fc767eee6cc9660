/** The slow move towards a still: how large it is drawn when its shot begins, and when it ends. */
export const stillMove = { from: 1, to: 1.04 };

/** How large a still is drawn after a share (0…1) of its shot. */
export const stillScale = (share: number) => stillMove.from + (stillMove.to - stillMove.from) * share;
