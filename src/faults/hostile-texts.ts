import * as fc from "fast-check";
import { payload, markup } from "./hostile-markup";

const addresses = [
  `javascript:${payload}`,
  `JaVaScRiPt:${payload}`,
  `java\tscript:${payload}`,
  `java\nscript:${payload}`,
  `\u0001javascript:${payload}`,
  `javascript&colon;${payload}`,
  `javascript&#58;${payload}`,
  `javascript://evil.example/%0a${payload}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${payload}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${payload}"/>`,
  `blob:https://evil.example/1f2e`,
  `//evil.example/x`,
  `/\\evil.example/x`,
  `https://studio.example@evil.example/`,
  `../../../project/delete`,
  `%2e%2e%2fproject%2fdelete`,
];

const links = addresses.flatMap((address) => [`[Read this](${address})`, `![x](${address})`]);

const markdown = [
  `[x]: javascript:${payload}\n[x]`,
  `<javascript:${payload}>`,
  `[x](javascript:${payload} "title")`,
  `[x](<javascript:${payload}>)`,
  `![x" onerror="${payload}](x)`,
  `\`\`\`html\n<script>${payload}</script>\n\`\`\``,
  `**<img src=x onerror=${payload}>**`,
  `1. <script>${payload}</script>`,
  `> <svg onload=${payload}>`,
  `| a | <img src=x onerror=${payload}> |`,
  `$\\href{javascript:${payload}}{x}$`,
  `:::script ${payload} :::`,
];

const templates = [
  `{{constructor.constructor('${payload}')()}}`,
  `{{$on.constructor('${payload}')()}}`,
  `{%raw%}<script>${payload}</script>{%endraw%}`,
  `\${${payload}}`,
  `#{${payload}}`,
  `<%= ${payload} %>`,
  `{${payload}}`,
  `[[${payload}]]`,
  `@(${payload})`,
  `<div v-html="'<img src=x onerror=${payload}>'"></div>`,
  `<div ng-app ng-csp ng-click=$event.view.alert(1)>x</div>`,
  `<div data-ng-init="${payload}">x</div>`,
  `<x-script is="script">${payload}</x-script>`,
  `%s %d %o %c color:red`,
  `$& $1 $\` $' $$`,
  `\\x3cscript\\x3e${payload}`,
];

const styles = [
  `<style>@import "https://evil.example/x.css";</style>`,
  `<style>*{background:url("https://evil.example/x")}</style>`,
  `<div style="background:url(javascript:${payload})">x</div>`,
  `<div style="width:expression(${payload})">x</div>`,
  `<div style="position:fixed;inset:0;z-index:9999">Log in again</div>`,
  `x;background:url(https://evil.example/x)`,
  `}</style><script>${payload}</script>`,
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
const characters = [
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

const written = [markup, addresses, links, markdown, templates, styles, names, characters, others].flat();

/** All hostile texts: the ones written by hand, and the mixtures. */
export const hostileTexts = [...new Set([...written, ...mixtures])];

/** Closes whatever markup the previous text opened, so that the next one is effective, too. */
const closeMarkup = ` "'>--></script></style></textarea></title></template></noscript></select></xmp> `;
const textsPerBatch = 8;

/** The same, eight texts in one, so that few answers cover all of them. */
export const hostileBatches = Array.from({ length: Math.ceil(hostileTexts.length / textsPerBatch) }, (_, index) =>
  hostileTexts.slice(index * textsPerBatch, (index + 1) * textsPerBatch).join(closeMarkup),
);
