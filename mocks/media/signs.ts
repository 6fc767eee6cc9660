import { type Brush, box, fill, line, polygon, shape } from "./brush.ts";
import { css, hsl } from "./colour.ts";
import { faces } from "./fonts.ts";
import type { Rectangle } from "./picture-notes.ts";
import { lexicon } from "./vocabulary/lexicon.ts";

const surfaces = {
  phone: "phone smartphone app handy téléphone mobile",
  screen: "screen monitor computer television tv display bildschirm écran pantalla",
  paper:
    "letter note paper telegram card newspaper headline page book document envelope brief zettel karte zeitung telegramm lettre billet journal carte carta nota periódico diary map inscription message parchment label",
  stone: "gravestone tombstone headstone grave stone grabstein tombe lápida",
  neon: "neon neonreklame néon",
  clock: "clock counter countdown timer uhr horloge reloj",
  board:
    "sign poster placard plate plaque banner board billboard signboard door wall shop window blackboard schild plakat tafel aufschrift enseigne affiche panneau pancarte cartel letrero graffiti paint painted",
  caption: "super title caption titel untertitel titre intertitle supertitle legend chyron",
} as const;
export type Surface = keyof typeof surfaces;
export interface Sign {
  surface: Surface;
  words: string;
}

const surfaceWords = lexicon(surfaces);
const reading =
  /\b(?:reads?|reading|says|marked|labell?ed|titled|entitled|spells?|displays?|displaying|shows|bearing|written|inscribed|headed|headline|named|called|words|inscription|steht|liest|lautet|lesen|namens|lit|lisons|dice|lee|flashes|counts)\b[^.!?"“„«]{0,30}$/iu;
const carrying =
  /\b(?:reads?|reading|says|marked|labell?ed|titled|spells?|inscribed|sign|super|title|caption|titel|schild|enseigne)\b:?\s+/giu;
const spoken =
  /\b(?:shouts?|cries|yells?|whispers?|says|utters?|asks?|calls?|barks?|ruft|sagt|flüstert|fragt|crie|dit|murmure|demande|grita|dice)\b[^.!?"“„«]{0,24}$/iu;

/** The words that a text puts up: in quotation marks after what carries them, or in capitals after "reading". */
export function signsOf(deed: string): Sign[] {
  const quoted = [...deed.matchAll(/["“„«»]\s*([^"”“»«]{1,90}?)\s*["”“»«]/g)].flatMap((match) => {
    const before = deed.slice(Math.max(0, match.index - 90), match.index);
    const after = deed.slice(match.index + match[0].length);
    const words = (match[1] ?? "").replace(/[.,;]$/, "");
    const isScare = words === words.toLowerCase() && /^\s\p{Ll}/u.test(after) && !/\d/.test(words);
    const surface =
      surfaceWords(before).findLast(({ word }) => !/^displays?$/i.test(word))?.meaning ??
      surfaceWords(after.slice(0, 40))[0]?.meaning;
    const isAlone = deed.replace(match[0], "").replace(/[^\p{L}]/gu, "") === "";
    if (isScare || (spoken.test(before) && !surface) || (!surface && !reading.test(before) && !isAlone)) return [];
    return [{ surface: surface ?? "board", words }];
  });
  if (quoted.length > 0) return quoted.slice(0, 2);
  for (const lead of deed.matchAll(carrying)) {
    const told = deed.slice(lead.index + lead[0].length);
    const words = /^(?:[\p{Lu}\d][\p{Lu}\d'’.,-]+(?:\s+|$|[.,]))+/u.exec(told)?.[0].trim().replace(/[.,]$/, "") ?? "";
    const carrier = surfaceWords(deed.slice(0, lead.index + lead[0].length)).at(-1)?.meaning;
    if (words.length > 2) return [{ surface: carrier ?? "board", words: words.slice(0, 70) }];
  }
  const counted = /\b(\d{1,2}:\d\d)\b/.exec(deed)?.[1];
  return counted && surfaceWords(deed).some(({ meaning }) => meaning === "clock")
    ? [{ surface: "clock", words: counted }]
    : [];
}

/** Paints a sign around (x, y), `wide` units wide at most. */
export function paintSign(
  brush: Brush,
  { surface, words }: Sign,
  x: number,
  y: number,
  wide: number,
  area: Rectangle,
): void {
  const { g, style } = brush;
  const isMono = style.name === "Film Noir";
  const longest = Math.max(...words.split(/\s+/).map((word) => word.length));
  const usual = Math.min(wide / 6.5, (wide * 1.75) / Math.max(5, Math.sqrt(words.length) * 3.1));
  const size = Math.max(10, Math.min(usual, (wide * 0.84) / (longest * 0.74)));
  const font = surface === "paper" || surface === "clock" ? faces.typedBold : faces.plain;
  g.font = `700 ${size}px "${font}"`;
  const rows = wrapped(brush, words, wide * 0.84);
  const across = Math.min(wide, Math.max(...rows.map((row) => g.measureText(row).width)) + size * 1.6);
  const down = rows.length * size * 1.22 + size * 0.9;
  const [left, top] = [x - across / 2, y - down / 2];
  const put = (ink: string, glow = false) => {
    g.save();
    g.font = `700 ${size}px "${font}"`;
    g.textAlign = "center";
    g.textBaseline = "middle";
    g.fillStyle = ink;
    if (glow) {
      g.shadowColor = ink;
      g.shadowBlur = 18;
    }
    rows.forEach((row, i) => g.fillText(row, x, y + (i - (rows.length - 1) / 2) * size * 1.22));
    g.restore();
  };
  switch (surface) {
    case "phone": {
      const tall = Math.max(down * 1.3, across * 1.25);
      fill(brush, box(x - across / 2 - 14, y - tall / 2 - 22, across + 28, tall + 44, 26), hsl(225, 20, 12));
      fill(brush, box(x - across / 2, y - tall / 2, across, tall, 8), hsl(198, 80, 30), {
        isFlat: true,
        hasOutline: false,
      });
      return put(isMono ? "#ffffff" : "#9ff4ff", true);
    }
    case "screen":
      fill(brush, box(left - 14, top - 14, across + 28, down + 28, 10), hsl(220, 12, 18));
      fill(brush, box(left, top, across, down, 6), hsl(210, 60, 16), { isFlat: true });
      return put(isMono ? "#ffffff" : "#9ff4ff", true);
    case "paper":
      fill(
        brush,
        polygon(
          [left - 4, top - 10],
          [left + across + 6, top - 4],
          [left + across, top + down + 12],
          [left - 2, top + down + 6],
        ),
        hsl(44, 40, 92),
      );
      return put("#2a2018");
    case "stone":
      fill(
        brush,
        shape((path) =>
          path.roundRect(left, top - size, across, down + size * 2.2, [across * 0.4, across * 0.4, 4, 4]),
        ),
        hsl(210, 6, 58),
      );
      return put("#22262c");
    case "neon":
      fill(brush, box(left, top, across, down, 12), hsl(230, 30, 10), { isFlat: true });
      return put(isMono ? "#ffffff" : "#ff5fa8", true);
    case "clock":
      fill(brush, box(left, top, across, down, 6), hsl(230, 14, 8), { isFlat: true });
      return put(isMono ? "#eeeeee" : "#ff3b30", true);
    case "caption": {
      g.fillStyle = "rgba(0,0,0,0.5)";
      g.fillRect(0, area.height - down - 26, area.width, down + 26);
      g.save();
      g.translate(area.width / 2 - x, area.height - down / 2 - 12 - y);
      put("#ffffff");
      g.restore();
      return;
    }
    case "board":
      line(brush, 5, [
        [left + across * 0.18, top - 26],
        [left + across * 0.18, top],
      ]);
      line(brush, 5, [
        [left + across * 0.82, top - 26],
        [left + across * 0.82, top],
      ]);
      fill(brush, box(left, top, across, down, 8), hsl(42, 46, 86), { isFlat: true });
      g.strokeStyle = css(style.tone(hsl(4, 66, 40)));
      g.lineWidth = Math.max(2, size * 0.1);
      g.strokeRect(left + size * 0.22, top + size * 0.22, across - size * 0.44, down - size * 0.44);
      put(isMono ? "#101010" : "#7a1c14");
  }
}

function wrapped({ g }: Brush, words: string, room: number): string[] {
  const rows: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && g.measureText(longer).width <= room) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows.slice(0, 5);
}
