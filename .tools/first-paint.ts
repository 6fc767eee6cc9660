import postcss from "postcss";
import type { Plugin } from "vite";

// Decision: .github/decisions/first-screen.md
/**
 * Has the frame in index.html painted before the style sheet is there: the rules that the frame needs are written into
 * the page, and the sheet itself is asked for below it. There it keeps no browser from painting what is above, and still
 * keeps the scripts waiting, so that nothing else is ever seen without it. Stands before `firstScreens`, whose templates
 * are seen with the whole sheet.
 */
export const firstPaint = (): Plugin => ({
  name: "first-paint",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const [link = "", file = ""] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
      const sheet = bundle[file];
      if (sheet?.type !== "asset") throw new Error("index.html has no style sheet");
      const rules = rulesFor(html, String(sheet.source));
      return html.replace(link, () => `<style>${rules}</style>`).replace("<noscript>", () => `${link}\n    <noscript>`);
    },
  },
});

/** Of a style sheet what a page needs: the rules of its classes and those of all elements, in the sheet's own layers. */
function rulesFor(page: string, css: string): string {
  const classes = new Set([...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  const isUsed = (selector: string) => classesIn(selector).every((name) => classes.has(name));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter(isUsed);
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  });
  // In the frame nothing moves, and it has no words that are seen.
  sheet.walkAtRules(/^(font-face|keyframes)$/, (rule) => void rule.remove());
  sheet.walkComments((comment) => void comment.remove());

  const variables = new Set(sheet.toString().match(/(?<=var\()--[\w-]+/g));
  sheet.walkDecls(/^--/, (declaration) => {
    if (!variables.has(declaration.prop)) declaration.remove();
  });
  sheet.walkAtRules("property", (rule) => {
    if (!variables.has(rule.params)) rule.remove();
  });
  // A layer stays without its rules: their order is that of the sheet.
  sheet.walkAtRules(/^(media|supports)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));
