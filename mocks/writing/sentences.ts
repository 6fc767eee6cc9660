/** Words that end in a full stop and end no sentence by it. */
const abbreviation =
  /(?:^|[\s("“„«])(?:Mr|Mrs|Ms|Dr|Drs|Prof|St|Ste|Mt|Ft|Lt|Capt|Col|Gen|Maj|Sgt|Cpl|Cmdr|Adm|Rev|Hon|Gov|Sen|Rep|Pres|No|Nr|vs|approx|ca|cf|Hr|Fr|Frl|Str|bzw|vgl|M|MM|Mlle|Mme|Me|Sra?|Srta|Sta|e\.g|i\.e|z\.\s?B|d\.\s?h|u\.\s?a|p\.\s?ej|[A-Z])\.$/u;
/** These may end one, when a capital follows that is no name: "in the U.S. Army", "at 5 p.m. He …". */
const perhaps =
  /(?:^|[\s("“„«])(?:a\.k\.a|U\.S|U\.S\.A|U\.K|U\.N|Jr|Sr|Inc|Ltd|Co|Corp|Bros|Ave|Blvd|Rd|etc|usw|p\.m|a\.m|P\.M|A\.M|Ph\.D|M\.D|D\.C|B\.C|A\.D|[\p{Lu}](?:\.\p{Lu})+)\.$/u;
const opening =
  /^(?:He|She|They|It|We|I|You|The|A|An|His|Her|Their|Its|This|That|There|Then|And|But|When|As|In|On|At|Er|Sie|Es|Der|Die|Das|Ein|Eine|Il|Elle|Ils|Elles|Le|La|Les|Un|Une|Él|Ella)(?![\p{L}'’])/u;

/** The sentences of a text; an abbreviation, an initial or a number with a full stop breaks none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const mark of text.matchAll(/[.!?…]+["”’»)\]]*(?=\s)/gu)) {
    const end = mark.index + mark[0].length;
    const sentence = text.slice(start, end);
    const next = text.slice(end).trimStart();
    const isStop = mark[0] === ".";
    if (isStop && abbreviation.test(sentence) && sentence.length < text.length) continue;
    if (isStop && perhaps.test(sentence) && !opening.test(next)) continue;
    if (isStop && /\d\.$/.test(sentence) && /^\p{Ll}|^\d/u.test(next)) continue;
    if (/^\p{Ll}/u.test(next) && isStop) continue;
    sentences.push(sentence.trim());
    start = end;
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) => sentence !== "");
}
