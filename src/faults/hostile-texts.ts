import * as fc from "fast-check";
import { evil, markup } from "./hostile-markup";

const addresses = [
  `javascript:${evil}`,
  `JaVaScRiPt:${evil}`,
  `java\tscript:${evil}`,
  `java\nscript:${evil}`,
  `\u0001javascript:${evil}`,
  `javascript&colon;${evil}`,
  `javascript&#58;${evil}`,
  `javascript://evil.example/%0a${evil}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${evil}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${evil}"/>`,
  `blob:https://evil.example/1f2e`,
  `//evil.example/x`,
  `/\\evil.example/x`,
  `https://studio.example@evil.example/`,
  `../../../project/delete`,
  `%2e%2e%2fproject%2fdelete`,
];

const links = addresses.flatMap((address) => [`[Read this](${address})`, `![x](${address})`]);

const markdown = [
  `[x]: javascript:${evil}\n[x]`,
  `<javascript:${evil}>`,
  `[x](javascript:${evil} "title")`,
  `[x](<javascript:${evil}>)`,
  `![x" onerror="${evil}](x)`,
  `\`\`\`html\n<script>${evil}</script>\n\`\`\``,
  `**<img src=x onerror=${evil}>**`,
  `1. <script>${evil}</script>`,
  `> <svg onload=${evil}>`,
  `| a | <img src=x onerror=${evil}> |`,
  `$\\href{javascript:${evil}}{x}$`,
  `:::script ${evil} :::`,
];

const templates = [
  `{{constructor.constructor('${evil}')()}}`,
  `{{$on.constructor('${evil}')()}}`,
  `{%raw%}<script>${evil}</script>{%endraw%}`,
  `\${${evil}}`,
  `#{${evil}}`,
  `<%= ${evil} %>`,
  `{${evil}}`,
  `[[${evil}]]`,
  `@(${evil})`,
  `<div v-html="'<img src=x onerror=${evil}>'"></div>`,
  `<div ng-app ng-csp ng-click=$event.view.alert(1)>x</div>`,
  `<div data-ng-init="${evil}">x</div>`,
  `<x-script is="script">${evil}</x-script>`,
  `%s %d %o %c color:red`,
  `$& $1 $\` $' $$`,
  `\\x3cscript\\x3e${evil}`,
];

const styles = [
  `<style>@import "https://evil.example/x.css";</style>`,
  `<style>*{background:url("https://evil.example/x")}</style>`,
  `<div style="background:url(javascript:${evil})">x</div>`,
  `<div style="width:expression(${evil})">x</div>`,
  `<div style="position:fixed;inset:0;z-index:9999">Log in again</div>`,
  `x;background:url(https://evil.example/x)`,
  `}</style><script>${evil}</script>`,
];

/** Property names that every object inherits, or that pollute prototypes. */
const names = [
  ..."__proto__ constructor prototype toString hasOwnProperty valueOf __defineGetter__ then".split(" "),
  ..."null undefined true NaN -1 0x10 1e999".split(" "),
  "[object Object]",
  `{"__proto__":{"isBreached":true}}`,
  `constructor[prototype][isBreached]=1`,
];

/** Characters that change the direction, are invisible, are invalid, or combine into one. */
const signs = [
  ...["\u202E", "\u202D", "\u202B", "\u2066", "\u2067", "\u2068", "\u200F", "\u061C"].map((sign) => `${sign}gpj.exe`),
  ...["\u200B", "\u200C", "\u200D", "\u2060", "\uFEFF", "\u00AD", "\u180E", "\u3164"].map((sign) => `a${sign}dmin`),
  ...["\u0000", "\u0007", "\u0008", "\u001B[31m", "\u007F", "\u0085", "\u009B"].map((sign) => `nul${sign}l`),
  ...["\uD800", "\uDC00", "\uFFFD", "\uFFFE", "\uFFFF", "\u2028", "\u2029"].map((sign) => `x${sign}y`),
  ..."🎬 👩‍👩‍👧‍👦 🏳️‍🌈 🇺🇳 👍🏿 ﷺ﷽ مرحبا-שלום İıſK ﬀﬃ аdmin 𝕒𝕕𝕞𝕚𝕟".split(" "),
  "e\u0301".repeat(9),
  `Z${"\u0351".repeat(60)}`,
  "\t\ttabs",
  "a\r\nb\rc",
];

const others = [
  `'; DROP TABLE stories; --`,
  `" OR ""="`,
  `() { :;}; echo breached`,
  `=HYPERLINK("https://evil.example","x")`,
  `../../../../etc/passwd`,
  `x\r\nSet-Cookie: a=b`,
  `event: complete\ndata: {"complete":true}\n\n`,
  "x".repeat(20_000),
  "<b>".repeat(3_000),
  "word ".repeat(4_000),
];

/** Random mixtures of these fragments, with a fixed seed. */
const pieces = fc.constantFrom(
  ...`< > </ /> = " ' \` & # ; : / \\ ! -- <!-- --> [ ] ( ) { } {{ }} \${ % $ @ * _ 1.`.split(" "),
  ..."script svg img src href style iframe on onload error= javascript: data: &lt; &#x3c; x3c \\u003c".split(" "),
  ..."\u0000 \u202E \u200D \uFEFF \uD800 \n \t a é 🎬 alert(1) window.isBreached=1".split(" "),
);
const fuzz = fc.uniqueArray(fc.array(pieces, { minLength: 3, maxLength: 12 }), {
  minLength: 300,
  maxLength: 300,
  selector: (chosen) => chosen.join(""),
});
const mixtures = fc.sample(fuzz, { seed: 1, numRuns: 1 }).flatMap((texts) => texts.map((chosen) => chosen.join("")));

const written = [markup, addresses, links, markdown, templates, styles, names, signs, others].flat();

/** All hostile texts: the ones written by hand, and the mixtures. */
export const hostileTexts = [...new Set([...written, ...mixtures])];

/** Closes whatever markup the previous text opened, so that the next one is effective, too. */
const closer = ` "'>--></script></style></textarea></title></template></noscript></select></xmp> `;
const together = 8;

/** The same, eight texts in one, so that few answers cover all of them. */
export const hostileBatches = Array.from({ length: Math.ceil(hostileTexts.length / together) }, (_, index) =>
  hostileTexts.slice(index * together, (index + 1) * together).join(closer),
);
