/** Given names that tell a woman from a man, in the languages of the scripts. What their ending tells need not stand here. */
const women = new Set(
  "abigail adelheid agnes agnès alice amy ann anne april astrid audrey barbara beatrice beatriz beth brigitte carmen carol caroline cathleen cecily cicely celia charlotte chloé claire clara cleo chloe daphne dawn deborah diane dolores doris dorothy edith eileen eleanor elisabeth elizabeth ellen emily erin esther evelyn florence frances gabrielle gail ginger gladys grace greta gretel grete gretchen gwen gwendolen gwendoline hannelore hannerl hannah harriet hazel heather hedwig heidi helen helene hélène henriette hildegard inés inès ingrid irene iris isabel isabelle ivy jane janet jean jennifer jenny jessy jill joan josephine joy joyce judith judy julie juliet june karen kate käthe kathleen kay kim kirsten kitty leonor lieschen lilian lily liz liza lois lotte louise lucille lucy luz lynn mabel madeleine mädi margaret margarete margot marguerite marie mariechen marion marjorie martine marthe mary mathilde maud megan mercedes meredith miriam molly muriel myrtle nancy nannette nanette nell nicole odette olive ophelia pam pearl peggy penelope penny phoebe phyllis pilar rachel raquel rebecca rhoda rosalind rose rosemary rosario ruby ruth sally salome sarah scarlett sepherl reserl lieserl resl vroni imogen isolde goneril regan hermione sharon shirley sibylle silke simone sophie soledad susan suzanne sylvie tess trudy ulrike ursel ursule vivian wendy winifred yvonne zoe zoë zoé".split(
    " ",
  ),
);
const men = new Set(
  "abraham alexei alyosha andrea antoine archie arthur attila barney benny bernie bertie billie boris borja caleb charlie chris clarence claude danny dave dennis dima donnie eddie elisha emil ernie étienne eugène ezra felix fletcher fleance frankie freddie gareth garcia george georgie gustave grisha harry henry horace ilya jamie jean-baptiste jesse jimmie joe joey johnnie johnny jonah jorge joshua karl kenneth kolya kostya larry laurence laurie lawrence leslie louie louis luca luke maurice max misha mitya morris nicola nikita nikola noah norris ollie patrice petya philippe pierre prince robbie ronnie sasha sascha sebastian seth stanley steve terence theodore tommy tony valère vanya wallace wayne willie yasha zacharie luca".split(
    " ",
  ),
);
const womansEnding =
  /(?:a|ie|elle|ette|een|lyn|ice|anne?|aret|eth|chen|gard|hilde|linde|trude?|burg|[rltns]ine|iane|aine|ienne|otte|ique|ys)$/i;
/** A family name is nobody's given name: "Macbeth", "O'Hara". */
const familyName = /^(?:ma?c(?=\p{L}{3})|o'|von\b|van\b)/iu;

/** Whose name it is, as far as one can tell; of several words, the first that tells. */
export function genderOfName(name: string): "female" | "male" | undefined {
  const words = name.toLowerCase().split(/[\s.]+/);
  const known = words.find((word) => women.has(word) || men.has(word));
  if (known !== undefined) return women.has(known) ? "female" : "male";
  const [first = ""] = words;
  return first.length > 2 && womansEnding.test(first) && !familyName.test(first) ? "female" : undefined;
}

/** A given name that stands in a text, and nothing else it could be. */
export const isGivenName = (word: string) =>
  /^\p{Lu}/u.test(word) && (women.has(word.toLowerCase()) || men.has(word.toLowerCase()));
