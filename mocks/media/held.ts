import { type Brush, box, fill, line, oval, polygon, tube } from "./brush.ts";
import { hsl } from "./colour.ts";
import { lexicon } from "./vocabulary/lexicon.ts";

const words = {
  phone: "phone smartphone mobile cellphone handy app telefoniert",
  gun: "gun pistol revolver rifle musket shotgun gewehr pistole flinte büchse revolver fusil pistolet pistola",
  sword: "sword cutlass dagger knife blade axe schwert messer dolch axt degen épée couteau poignard hache espada",
  lamp: "lantern torch candle flashlight lamp laterne fackel kerze lanterne torche bougie linterna",
  paper:
    "letter note paper map newspaper telegram envelope brief zettel karte zeitung lettre billet carte journal carta mapa parchment message",
  book: "book notebook diary bible ledger logbook buch livre cahier libro",
  glass: "magnifying_glass lens magnifier lupe loupe",
  cup: "cup glass mug tankard bottle wine beer tea coffee brandy whisky whiskey rum tasse becher glas flasche verre tasse bouteille vaso pint",
  basket: "basket bag sack suitcase korb tasche koffer panier sac valise cesta",
  stick:
    "stick cane crutch staff umbrella pipe stock stab krücke schirm bâton canne béquille parapluie cane riding_crop",
  flowers: "flower flowers bouquet rose roses blume blumen strauß fleur fleurs flor",
  spyglass: "spyglass telescope binoculars fernrohr fernglas longue-vue jumelles",
  key: "key keys schlüssel clé clef llave",
} as const;
export type Held = keyof typeof words;
const heldWords = lexicon(words);

/** What somebody has in the hand, when the words have a hand in it. */
export function heldIn(deed: string): Held | undefined {
  const hands =
    /\b(?:holds?|holding|raises?|raising|draws?|drawing|pulls?|pulling|points?|pointing|carr(?:y|ies|ying)|takes?|taking|grabs?|aims?|aiming|fires?|reads?|reading|opens?|unfolds?|loads?|loading|lädt|lifts?|lights?|drinks?|drinking|pours?|waves?|waving|hands?|with (?:an?|his|her)|picks?|swings?|clutch\w*|grips?|brandish\w*|through|hält|hebt|zieht|trägt|nimmt|liest|trinkt|öffnet|pflückt|greift|tient|lève|tire|porte|prend|lit|boit|ouvre|cueille|sostiene|toma|lee|shows?|uses?|examin\w*|leans? on|puffs?|speaks? into|taps?|unlocks?|inspects?)\b/iu;
  const hand = hands.exec(deed);
  return hand ? heldWords(deed).find(({ at }) => at > hand.index)?.meaning : undefined;
}

const flat = { isFlat: true };

export function drawHeld(brush: Brush, held: Held, x: number, y: number): void {
  const steel = hsl(212, 12, 78);
  switch (held) {
    case "phone":
      fill(brush, box(x - 0.2, y - 0.62, 0.44, 0.76, 0.08), hsl(225, 20, 16), flat);
      return fill(brush, box(x - 0.14, y - 0.55, 0.32, 0.58, 0.03), hsl(196, 90, 70), {
        isGlowing: true,
        hasOutline: false,
      });
    case "gun":
      return fill(
        brush,
        polygon(
          [x - 0.1, y + 0.15],
          [x + 0.12, y + 0.15],
          [x + 0.16, y - 0.2],
          [x + 1.0, y - 0.2],
          [x + 1.0, y - 0.42],
          [x - 0.16, y - 0.42],
        ),
        hsl(220, 10, 20),
      );
    case "sword":
      fill(brush, polygon([x - 0.07, y], [x + 0.5, y - 2.4], [x + 0.62, y - 2.36], [x + 0.1, y + 0.04]), steel);
      return line(
        brush,
        0.14,
        [
          [x - 0.22, y - 0.2],
          [x + 0.3, y - 0.1],
        ],
        hsl(44, 70, 46),
      );
    case "lamp":
      fill(brush, box(x - 0.26, y - 0.1, 0.52, 0.74, 0.1), hsl(46, 100, 70), { isGlowing: true });
      return fill(brush, polygon([x - 0.3, y - 0.08], [x, y - 0.36], [x + 0.3, y - 0.08]), hsl(26, 30, 22));
    case "paper":
      fill(
        brush,
        polygon([x - 0.5, y - 0.9], [x + 0.42, y - 0.98], [x + 0.5, y + 0.2], [x - 0.44, y + 0.26]),
        hsl(44, 40, 92),
      );
      for (let i = 0; i < 4; i++)
        line(
          brush,
          0.04,
          [
            [x - 0.34, y - 0.66 + i * 0.2],
            [x + 0.34, y - 0.72 + i * 0.2],
          ],
          hsl(30, 10, 40),
        );
      return;
    case "book":
      fill(brush, polygon([x - 0.7, y - 0.6], [x, y - 0.45], [x, y + 0.3], [x - 0.7, y + 0.15]), hsl(352, 50, 34));
      return fill(
        brush,
        polygon([x + 0.7, y - 0.6], [x, y - 0.45], [x, y + 0.3], [x + 0.7, y + 0.15]),
        hsl(352, 50, 40),
      );
    case "glass":
      line(
        brush,
        0.16,
        [
          [x, y],
          [x + 0.24, y - 0.5],
        ],
        hsl(26, 40, 24),
      );
      fill(brush, oval(x + 0.42, y - 0.92, 0.48), hsl(44, 60, 46));
      return fill(brush, oval(x + 0.42, y - 0.92, 0.38), hsl(200, 50, 86), flat);
    case "cup":
      return fill(brush, box(x - 0.22, y - 0.55, 0.46, 0.6, 0.08), hsl(30, 50, 60));
    case "basket":
      line(
        brush,
        0.1,
        [
          [x - 0.5, y + 0.5],
          [x, y - 0.05],
          [x + 0.5, y + 0.5],
        ],
        hsl(30, 44, 30),
      );
      return fill(
        brush,
        polygon([x - 0.62, y + 0.45], [x + 0.62, y + 0.45], [x + 0.46, y + 1.1], [x - 0.46, y + 1.1]),
        hsl(32, 52, 44),
      );
    case "stick":
      return fill(brush, tube(0.14, [x - 0.1, y - 0.9], [x + 0.1, y + 3]), hsl(26, 44, 24));
    case "flowers":
      for (const [dx, hue] of [
        [-0.3, 350],
        [0, 46],
        [0.3, 300],
        [0.1, 10],
      ] as const) {
        line(
          brush,
          0.06,
          [
            [x, y],
            [x + dx, y - 0.6],
          ],
          hsl(120, 40, 30),
        );
        fill(brush, oval(x + dx, y - 0.7 - Math.abs(dx) * 0.3, 0.2), hsl(hue, 80, 60), flat);
      }
      return;
    case "spyglass":
      return fill(brush, tube(0.26, [x - 0.3, y - 0.2], [x + 1.0, y - 0.6]), hsl(44, 60, 42));
    case "key":
      fill(brush, oval(x, y - 0.5, 0.2), hsl(44, 70, 50));
      return line(
        brush,
        0.1,
        [
          [x, y - 0.4],
          [x, y + 0.3],
          [x + 0.2, y + 0.3],
        ],
        hsl(44, 70, 46),
      );
  }
}
