import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";

const require = createRequire(import.meta.url);

/** The product's own faces, so that pictures look the same on a machine without any fonts. */
for (const [family, file] of [
  ["Inter", "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"],
  ["Courier Prime", "@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2"],
  ["Courier Prime Bold", "@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2"],
  ["Courier Prime Italic", "@fontsource/courier-prime/files/courier-prime-latin-700-italic.woff2"],
] as const) {
  if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(require.resolve(file), family);
}

export const faces = {
  plain: "Inter",
  typed: "Courier Prime",
  typedBold: "Courier Prime Bold",
  typedItalic: "Courier Prime Italic",
} as const;
