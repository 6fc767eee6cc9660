import { type Colour, hsl } from "./colour.ts";
import { lexicon } from "./vocabulary/lexicon.ts";
import { type Garment, garments, type Hat, hats } from "./vocabulary/people.ts";

const hatWords = lexicon(hats);
const garmentWords = lexicon(garments);
const colourWords = lexicon({
  red: "red scarlet crimson rot rotes roten roter rouge rojo roja chaperon riding_hood rotkäppchen",
  blue: "blue navy blau blaues blauen bleu bleue azul sailor policeman constable police gendarme",
  green: "green grün grünes grünen vert verte verde huntsman hunter jäger chasseur",
  yellow: "yellow gelb gelbes jaune amarillo raincoat",
  white: "white weiß weißes weißen blanc blanche blanco doctor nurse chef scientist ghostly lab_coat nightgown baker",
  black: "black schwarz schwarzes schwarzen noir noire negro priest nun judge butler undertaker widow dark",
  brown: "brown tweed leather braun brauner braune brun marrón holmes deerstalker cowboy sheriff",
  grey: "grey gray grau graues graue gris armour armor knight",
  purple: "purple violet royal king queen lila",
});
const colours: Record<string, Colour> = {
  red: hsl(2, 72, 45),
  blue: hsl(216, 56, 38),
  green: hsl(138, 44, 32),
  yellow: hsl(46, 86, 54),
  white: hsl(210, 12, 90),
  black: hsl(230, 12, 16),
  brown: hsl(28, 36, 36),
  grey: hsl(214, 8, 52),
  purple: hsl(282, 46, 38),
};

export interface Costume {
  hat: Hat | undefined;
  garment: Garment | undefined;
  colour: Colour | undefined;
}

/** What name and description say of somebody's clothes; the colour of hair, eyes or skin is none of a cloth. */
export function costumeOf(name: string, description: string): Costume {
  const text = `${name}, ${description}`.replace(
    /\b\p{L}+[- ](?:hair\p{L}*|eyes?|eyed|beard\p{L}*|skin\p{L}*|woman|man|boy|girl|fur)\b/giu,
    " ",
  );
  const colour = colourWords(text)[0]?.meaning;
  return {
    hat: /\bbareheaded\b/i.test(text) ? undefined : hatWords(text)[0]?.meaning,
    garment: garmentWords(text)[0]?.meaning,
    colour: colour && colours[colour],
  };
}
