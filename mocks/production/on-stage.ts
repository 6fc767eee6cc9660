/** Who stands on the stage of a play, line by line: they come, stay over a new scene in the same place, and go. */
import { groupOf, jointNames } from "../media/groups";
import { type Known, whoActs } from "../media/who-acts";
import type { ScriptLine } from "../writing/screenplay";
import { nonSpeakingPart } from "../writing/screenplay";
import { sentencesOf } from "../writing/sentences";

/** So far back somebody is still remembered who has not been seen since. */
const memory = 60;
const goes =
  /(?<!\p{L})(?:exit|exeunt|(?:goes|go) (?:off|out|away|in)|leaves? (?:the (?:room|stage|house|hall)|him|her|them)|departs?|disappears?|vanish(?:es)?|ab(?=[.,;:]|$|\s(?:in|mit|nach|durch|zu|bis|ins)\s)|(?:geht|gehen|schleicht|eilt|läuft)(?:\s\S+){0,5}\s(?:ab|fort|weg|hinaus)|verschwinde[tn]|versink(?:t|en)|sort(?:ent)?|s'en (?:va|vont)|vase|vanse|se van?)(?!\p{L})/iu;
const onlyThese = /(?:all but|except|bis auf|außer|sauf)[:\s]/iu;
const without = /(?:ohne|without|minus|sans)\s+([^.;]*)/giu;
const alone = /(?<!\p{L})(?:alone|solus|sola|manet|allein|seule?|solo)(?!\p{L})/iu;

/** Those who are there when line `at` begins, the latest first; strangers by what they are called. */
export function onStage(lines: ScriptLine[], at: number, known: Known[]): string[] {
  const place = lines[at]?.scene_location;
  let start = at;
  while (start > 0 && at - start < memory && lines[start - 1]?.scene_location === place) start -= 1;
  const inScript = known.map(({ name }) => name);
  let there: string[] = [];
  const seen = (names: string[]) => {
    there = [...new Set([...names, ...there])];
  };
  for (const { character_name, stage_directions, dialogue_text } of lines.slice(start, at)) {
    const isSpoken = character_name !== nonSpeakingPart;
    const spoken = jointNames(character_name, inScript) ?? [character_name];
    const speaker = isSpoken && !groupOf(character_name) ? spoken : [];
    seen(speaker);
    if (stage_directions === "") continue;
    const nameIn = (text: string) => whoActs(text, known, there).map(({ name }) => name);
    for (const [, who = ""] of stage_directions.matchAll(without)) {
      const gone = nameIn(who);
      there = there.filter((name) => !gone.includes(name));
    }
    if (alone.test(stage_directions)) there = nameIn(stage_directions).slice(0, 1).concat(speaker).slice(0, 1);
    for (const sentence of sentencesOf(stage_directions)) {
      const acting = nameIn(sentence);
      if (!goes.test(sentence)) seen(acting.toReversed());
      else if (onlyThese.test(sentence))
        there = nameIn(sentence.replace(/^.*?(?:but|except|auf|außer|sauf):?\s/iu, ""));
      else {
        // "Exit." is the speaker's own, also behind the last words; "Exeunt." is everybody's.
        const gone = acting.length > 0 ? acting : dialogue_text === "" ? there.slice(0, 1) : speaker;
        const isAll = /(?<!\p{L})(?:exeunt|alle|vanse|sortent)(?!\p{L})/iu.test(sentence);
        const isNamed = known.some(({ name }) => sentence.toLowerCase().includes(name.toLowerCase()));
        there = isAll && !isNamed ? [] : there.filter((name) => !gone.includes(name));
      }
    }
    if (speaker.some((name) => there.includes(name))) seen(speaker);
  }
  return there;
}
