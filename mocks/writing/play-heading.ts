/** The headings of plays: "ACT I", "SCENE II. A camp near Forres.", "Zweiter Akt. Dritte Szene", "ACTE I, SCÈNE PREMIÈRE". */
import { namesPlace } from "../media/scenes.ts";
import { sentencesOf } from "./sentences.ts";

const act = "ACT|ACTE|ACTO|ATTO|JORNADA|AKT|AUFZUG|PART|TEIL|HANDLUNG";
const scene = "SCENE|SCÈNE|SCENA|ESCENA|SZENE|AUFTRITT|BILD|TABLEAU|CUADRO";
const ordinals =
  "FIRST|SECOND|THIRD|FOURTH|FIFTH|LAST|ERSTER?S?|ZWEITER?S?|DRITTER?S?|VIERTER?S?|FÜNFTER?S?|SECHSTER?S?|LETZTER?S?|PREMIERE?|PREMIÈRE|SECONDE?|DEUXIÈME|TROISIÈME|QUATRIÈME|CINQUIÈME|DERNIÈRE?|PRIMER[AO]?|SEGUND[AO]|TERCER[AO]?|CUART[AO]|QUINT[AO]|SEXT[AO]|S[ÉE]PTIM[AO]|OCTAV[AO]|NOVEN[AO]|\\p{L}*D[ÉE]CIM[AO]|DECIM[AO]\\p{L}+|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH|SIEBTER?S?|SIEBENTER?S?|ACHTER?S?|NEUNTER?S?|ZEHNTER?S?|SIXIÈME|SEPTIÈME|HUITIÈME|NEUVIÈME|DIXIÈME|ÚLTIM[AO]|\\p{L}{4,}(?:TE[RS]?|TH|IÈME)";
const number = `(?:[IVXLC]+|\\d+|${ordinals}|ONE|TWO|THREE|FOUR|FIVE)`;
const mark = (words: string) => `(?:(?:THE\\s+)?(?:${ordinals})\\s+(?:${words})|(?:${words})\\s+${number})`;
const between = "(?:\\s*[.,:;–—-][\\s.,:;–—-]*|\\s*$)";
const heading = new RegExp(
  `^(?:${mark(act)}${between}(?:${mark(scene)}${between})?|${mark(scene)}${between}|(?:${scene})\\s*(?:[:–—]\\s*|\\.?$))(.*)$`,
  "iu",
);
const stays =
  /^(?:the same|as before|same place|(?:der|die|das)selbe\p{L}*|daselbst|ebenda|wie vorher|vorige\p{L}*|(?:le|la|les) mêmes?|même (?:lieu|décor)|(?:el|la|los|las) mism[ao]s?|dich[ao]s?)(?:[.,;:–—-]+\s*|$)/iu;
const longest = 120;

/** The place that a heading of a play names, "" where it stays or names none; undefined for any other line. */
export function playHeading(line: string): string | undefined {
  const told = line.length > longest ? undefined : heading.exec(line)?.[1];
  const more = told?.replace(stays, "").replace(/[\s.]+$/, "");
  // "Les mêmes, entre un ours" goes nowhere.
  return told !== undefined && more !== undefined && stays.test(told) && !namesPlace(more) ? "" : more;
}

/** The mark and the words of a heading that describes its scene at length: "SCENE: The kitchen in the …"; else undefined. */
export function longHeading(lines: string[]): [mark: string, told: string] | undefined {
  const [first = ""] = lines;
  const begun = heading.exec(first.trim())?.[1] ?? "";
  if (begun === "" || (lines.length > 1 && /[.!?:]$/.test(first.trim()))) return undefined;
  const told = [begun, ...lines.slice(1)].join(" ").replace(/\s+/g, " ").trim();
  return told.length > longest
    ? [
        first
          .trim()
          .slice(0, -begun.length)
          .replace(/[\s.,:;–—-]+$/, ""),
        told,
      ]
    : undefined;
}

/**
 * The place that the first direction of a scene names, where its heading names none: "Morning-room in Algernon's flat. The
 * sound of a piano is heard." It opens with the place, or has somebody come through one.
 */
export function openingPlace(direction: string): string | undefined {
  const [first = "", second = ""] = sentencesOf(direction);
  const isTime = first.split(" ").length < 3 && !opensWithPlace(first);
  const sentence = isTime ? second : first;
  const place = opensWithPlace(sentence) ? sentence : placesIn(sentence)[0];
  const whole = (place ?? "").replace(whatStandsThere, "");
  const told = [...(isTime ? [first] : []), whole.length > longest ? opening(whole) : whole].join(" ");
  return place === undefined || told.length > longest ? undefined : told.replace(/[\s.]+$/, "");
}

/** "The kitchen in the farmhouse, a gloomy kitchen, left as it was": what it is, without what it is like. */
const opening = (sentence: string) => sentence.split(/[,;:(]|--|\s[–—]\s/)[0] ?? "";
const opensWithPlace = (sentence: string) =>
  namesPlace(stage.test(sentence) ? sentence : sentence.split(" ").slice(0, 4).join(" "));
/** "The stage represents a garden." */
const stage = /^(?:\p{L}+\s)?(?:bühne|theater|schauplatz|szene|théâtre|scène|stage|scene|escena|escenario|teatro)\s/iu;

/** ", links eine Bank": of no use in a heading. */
const whatStandsThere =
  /[,;–—]\s*(?:links|rechts|im (?:hintergrunde?|vordergrunde?)|in der mitte|seitwärts|left|right|on (?:the|one) |at (?:the )?(?:back|left|right|centre|center)|in the (?:background|foreground|middle|centre|center)|à (?:gauche|droite)|au fond|al fondo|a la (?:izquierda|derecha)).*$/iu;

const placesIn = (sentence: string) =>
  [...sentence.matchAll(/(?<=\s)(?:in|through|on|at|im|am|auf|durch|dans|sur|par|en|por)\s+(?:\p{L}+\s){0,2}\p{L}+/giu)]
    .map(([words]) => words)
    .filter(namesPlace);
