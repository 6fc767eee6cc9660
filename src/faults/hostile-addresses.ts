const payload = "alert(1)";

const schemes = (
  "javascript JaVaScRiPt JAVASCRIPT vbscript VBScript livescript mocha jscript ecmascript file ftp sftp ws wss gopher " +
  "about chrome chrome-extension moz-extension resource view-source filesystem jar mhtml ms-its its feed intent mailto " +
  "tel sms cid urn x-javascript web+media steam content"
)
  .split(" ")
  .map((scheme) => `${scheme}:${payload}`);

/** Browsers ignore white space at both ends, and tabs and line breaks everywhere. */
const hidden = [
  " javascript:",
  "\tjavascript:",
  "\njavascript:",
  "\u0001javascript:",
  "\u001Fjavascript:",
  "java\tscript:",
  "java\nscript:",
  "java\rscript:",
  "java\r\nscript:",
  "j\ta\tv\ta\ts\tc\tr\ti\tp\tt:",
  "javascript\t:",
  "java\u0000script:",
  "java\u000Bscript:",
  "java\u007Fscript:",
  "java\u0085script:",
  "javascript:\n",
  "javascript://%0a",
  "javascript:/*https:*/",
].map((scheme) => scheme + payload);

const otherHosts = [
  "//evil.example/a.png",
  " //evil.example/a.png",
  "///evil.example/a.png",
  "////evil.example/a.png",
  "\\\\evil.example\\a.png",
  "/\\evil.example/a.png",
  "\\/evil.example/a.png",
  "//evil.example:443",
  "//studio.example@evil.example/a.png",
  "/\t/evil.example/a.png",
];

const withUsers = [
  "https://user:secret@cdn.example/a.png",
  "https://user@cdn.example/a.png",
  "https://:secret@cdn.example/a.png",
  "http://user:secret@localhost/a.png",
  "https://studio.example@evil.example/a.png",
  "https:studio.example@evil.example/a.png",
  "https:///studio.example@evil.example/a.png",
  "https://studio.example%2F@evil.example/a.png",
];

const malformed = [
  "https://",
  "http://",
  "https://a b/a.png",
  "https://[::1/a.png",
  "https://cdn.example:99999/a.png",
  "https://%00/a.png",
  "https://exa<mple/a.png",
];

const otherData = [
  `data:text/html,<script>${payload}</script>`,
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "DATA:TEXT/HTML,x",
  "data:text/html;charset=utf-8,x",
  "data:text/xml,<x/>",
  "data:application/xhtml+xml,<x/>",
  `data:text/javascript,${payload}`,
  `data:application/javascript,${payload}`,
  "data:application/pdf;base64,JVBERi0=",
  "data:text/plain,x",
  "data:font/woff2;base64,AAAA",
  "data:multipart/related,x",
  "data:imagery/png,x",
  "data:/png,x",
  "data:,x",
  "data:;base64,AAAA",
];

/** Addresses that must not be loaded as an image, audio or video. */
export const hostileAddresses = [schemes, hidden, otherHosts, withUsers, malformed, otherData].flat();
