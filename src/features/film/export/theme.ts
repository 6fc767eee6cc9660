/** The tokens of the look as a canvas takes them. */
export interface Theme {
  ground: string;
  text: string;
  dim: string;
  scrim: string;
  script: string;
  sans: string;
}

/** Reads the tokens from the style sheet, and waits until their fonts can be drawn. */
export async function readTheme(): Promise<Theme> {
  const card = tokensOf("bg-ink-900 text-text font-script");
  const caption = tokensOf("bg-ink-950/80 text-dim font-sans");
  const theme = {
    ground: card.backgroundColor,
    text: card.color,
    dim: caption.color,
    scrim: caption.backgroundColor,
    script: card.fontFamily,
    sans: caption.fontFamily,
  };
  const faces = [`16px ${theme.script}`, `700 16px ${theme.script}`, `500 16px ${theme.sans}`];
  // Without them the words are set in the next font of the list.
  await Promise.allSettled(faces.map((face) => document.fonts.load(face)));
  return theme;
}

function tokensOf(classes: string) {
  const probe = document.createElement("span");
  probe.className = `hidden ${classes}`;
  document.body.append(probe);
  const { backgroundColor, color, fontFamily } = getComputedStyle(probe);
  probe.remove();
  return { backgroundColor, color, fontFamily };
}
