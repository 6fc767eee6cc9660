/** Bytes of the longest name, its ending included: some disks hold 255, and those that encrypt names fewer. */
const longest = 200;

/** Names of devices, whatever ending follows; Windows opens no file of that name. */
const ofDevice = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;

// Decision: .github/decisions/film.md
/** What a film at an address is called when it is kept: like its story, as far as every file system takes it. */
export function fileName(title: string, url: string): string {
  const ending = endingOf(url);
  // Nobody names a story in more; what is cut off here is cut off below in any case.
  const signs = title
    .slice(0, 10 * longest)
    .normalize("NFC")
    .toWellFormed();
  const name = withoutEdges(
    signs
      .replaceAll(/\s+/gu, " ")
      // Control characters, halves of signs, and what turns the direction of what follows; emoji are joined by others.
      .replaceAll(/[\p{Cc}\uFFFD\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
      .replaceAll(/[*?"<>]/g, "")
      .replaceAll(/[/\\:|]/g, "-"),
  );
  const cut = withoutEdges(cutAt(ofDevice.test(name) ? `_${name}` : name, longest - ending.length));
  return (cut || "Untitled Story") + ending;
}

/** Whether an address leads to another host than the page's: there a link's own name for the file is ignored. */
export function isElsewhere(url: string, page: string): boolean {
  const { protocol, origin } = new URL(url, page);
  return protocol !== "data:" && origin !== new URL(page).origin;
}

/** Dots and blanks at the end are dropped by Windows; a dot at the beginning hides the file elsewhere. */
const withoutEdges = (name: string) => name.replaceAll(/^[. ]+|[. ]+$/g, "").replaceAll(/ {2,}/g, " ");

/** As much of a name as fits into so many bytes, in whole signs as readers know them. */
function cutAt(name: string, bytes: number): string {
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

const isFilm = /[./](webm|mp4|m4v|mov|ogv|mkv)$/i;

/** With its dot; "" where the address doesn't tell, and the browser adds what the host says. */
function endingOf(url: string): string {
  const [path = ""] = url.split(url.startsWith("data:") ? /[;,]/ : /[?#]/);
  const [, ending] = isFilm.exec(path) ?? [];
  return ending ? `.${ending.toLowerCase()}` : "";
}
