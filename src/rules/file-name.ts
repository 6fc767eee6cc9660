/** Bytes of the longest name, extension included: most file systems allow 255, those that encrypt names fewer. */
const maxBytes = 200;

/** Device names, with or without an extension: Windows cannot open a file of that name. */
const deviceName = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;

/** The file name under which a film is downloaded: the story's title, made safe for every file system. */
export function fileName(title: string, url: string): string {
  const extension = extensionOf(url);
  // Bounds the work on a huge title; the name is cut much shorter below.
  const cleaned = title
    .slice(0, 10 * maxBytes)
    .normalize("NFC")
    .toWellFormed();
  const name = trimEdges(
    cleaned
      .replaceAll(/\s+/gu, " ")
      // Control characters, lone surrogates and direction marks. Joiners stay: emoji need them.
      .replaceAll(/[\p{Cc}\uFFFD\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
      .replaceAll(/[*?"<>]/g, "")
      .replaceAll(/[/\\:|]/g, "-"),
  );
  const cut = trimEdges(cutToBytes(deviceName.test(name) ? `_${name}` : name, maxBytes - extension.length));
  return (cut || "Untitled Story") + extension;
}

/** Whether an address is of another origin than the page: browsers ignore a link's `download` name there. */
export function isElsewhere(url: string, page: string): boolean {
  const { protocol, origin } = new URL(url, page);
  return protocol !== "data:" && origin !== new URL(page).origin;
}

/** Windows drops dots and blanks at the end; elsewhere a dot at the beginning hides the file. */
const trimEdges = (name: string) => name.replaceAll(/^[. ]+|[. ]+$/g, "").replaceAll(/ {2,}/g, " ");

/** As much of a name as fits into so many bytes, without cutting a grapheme in two. */
function cutToBytes(name: string, bytes: number): string {
  const encoder = new TextEncoder();
  let cut = "";
  let room = bytes;
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    room -= encoder.encode(segment).length;
    if (room < 0) break;
    cut += segment;
  }
  return cut;
}

const filmExtension = /[./](webm|mp4|m4v|mov|ogv|mkv)$/i;

/** The extension with its dot; "" where the address has none, and the browser then takes it from the response. */
function extensionOf(url: string): string {
  const [path = ""] = url.split(url.startsWith("data:") ? /[;,]/ : /[?#]/);
  const [, extension] = filmExtension.exec(path) ?? [];
  return extension ? `.${extension.toLowerCase()}` : "";
}
