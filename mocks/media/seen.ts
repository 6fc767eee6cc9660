/** Who is in the picture of a text, and who is only mentioned in it. */

/** "Bob's hand", "Fausts Arm": who owns that is in the picture. */
const bodyPart =
  /^(?:['’]s?)?\s+(?:\p{L}+\s+)?(?:face|hands?|eyes?|head|arms?|shoulders?|back|fingers?|legs?|knees?|feet|mouth|throat|neck|nose|lips|side|figure|silhouette|hände|hand|gesicht|augen|kopf|schultern?|finger|füße|knie|hals|mund|lippen|seite)(?!\p{L})/iu;
const beside =
  /(?:front|ahead|side|top|back|one|two|three|four|five|six|seven|each|some|many|both|most|all|arms|hands|presence|group|crowd|pack|band|chorus|chor|pair|couple|number|row|line|herd|flock|handful|dozen|gang|bunch|rest|feet|rid|hold|sight|face|path|way|près|côté|autour|approche|accompagnée?s?|suivie?s?|précédée?s?|entourée?s?|escortée?s?|groupe|gruppe|foule|loin)\s+(?:of|von|de|du|des|d'|à)\s+(?:\p{L}+\s+){0,3}$/iu;
const onlyMentioned =
  /(?:\b(?:of|about|like|than|without|unlike|von|über|ohne|wie|als|de|du|des|sans|comme|sobre|sin)|\b(?:waits?|waiting|looks?|looking|search\p{L}*|asks?|calls?|shouts?|hopes?|prays?|wish\p{L}*|longs?|mistakes?|hunts?)\s+(?:out\s+)?for|\b(?:writes?|writing|prays?|according|listens?|refers?)\s+to|\b(?:letters?|message|telegram|call|gift|present|note|word|news)\s+(?:from|to|for)|\b(?:phones?|telephones?|misses|remembers?|mentions?|imagines?|forgets?|dreams?|awaits?|expects?|sucht|vermisst|cherche|attend|appelle)|\bwartet\s+auf|\b(?:denkt|schreibt)\s+an|\bd')\s*(?:(?:the|an?|his|her|their|my|der|die|das|den|dem|ein\p{L}*|le|la|les|une?|seine\p{L}*|ihre\p{L}*|son|sa|poor|old|little|young|dear)\s+)*$/iu;
const gone =
  /^\s+(?:is|are|was|were|ist|sind|war|est|a)\s+(?:not|nowhere|gone|missing|absent|away|fort|weg|nicht|absent|disparu)\b/iu;

/** Whether who is named from `at` to `end` is there. */
export function isSeen(text: string, at: number, end: number, isGenitive = false): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 70), at), text.slice(end)];
  if (isGenitive || /^['’]s?(?=\s)/.test(after)) return bodyPart.test(after);
  if (gone.test(after)) return false;
  return !onlyMentioned.test(before) || beside.test(before);
}
