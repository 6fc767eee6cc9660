/**
 * What a director's note can do to a story's tone. It brings no things and no places of its own, because it has to fit any
 * story: A and B are its people. A unit is action ("*") and what they say.
 */

export interface Tone {
  /** Heard in the feedback; the last tone named wins. */
  words: RegExp;
  genre: string;
  /** How the first scene opens. */
  mood: string;
  /** Last sentences of loglines. */
  endings: string[];
  units: string[];
  /** The last unit of the script. */
  close: string;
}

export const drama: Tone = {
  words: /\b(?:drama\w*|serious\w*|realis\w*)\b/i,
  genre: "drama",
  mood: "An ordinary day, a little too quiet.",
  endings: [
    "By the end, {A} and {B} can no longer pretend.",
    "One choice is left in the end, and it has to be made out loud.",
    "Not everybody will be forgiven; everybody will be heard.",
  ],
  units: [
    "* {B} starts to speak, and doesn't.\nA: Say it.\nB: If I say it, it's true.",
    "A: You could have told me.\nB: You could have asked.",
  ],
  close: "* {A} holds out a hand. After a moment, {B} takes it.\nA: Tomorrow, then.\nB: Tomorrow.",
};

export const tones: Tone[] = [
  drama,
  {
    words: /\b(?:fun|funn\w*|comed\w*|comic\w*|humou?r\w*|hilarious|jok\w*|silly|laugh\w*|witty|lustig\w*)\b/i,
    genre: "comedy",
    mood: "Nothing here is going as planned. Nobody has noticed yet.",
    endings: [
      "Every attempt of {A} to help makes it gloriously worse.",
      "The disaster is total; the laughter outlasts it.",
      "{A} learns nothing, and {B} has the last laugh.",
    ],
    units: [
      "* {A} leans back with great confidence. There is nothing to lean on.\nA (from the ground): I meant to do that.\nB: Which part?",
      "A: I have a plan.\nB: Does it have a second half this time?\nA: It has a pause in the middle.",
      "* They both point, with great certainty, in opposite directions.\nB: We agree, then.",
    ],
    close:
      "* Something collapses behind them. They don't turn round.\nB: Was that us?\nA: Keep walking.\n* They keep walking, shaking with laughter.",
  },
  {
    words: /\b(?:dark\w*|grim\w*|bleak\w*|noir|gritt\w*|cynic\w*|tragic|tragedy|düster\w*)\b/i,
    genre: "dark drama",
    mood: "The light is going. Shadows lie where people should stand.",
    endings: [
      "The truth comes out, and nobody is glad of it.",
      "There is a way out for {A}, and it closes before {B}.",
      "By the end one of them is gone, and the other stays silent.",
    ],
    units: [
      "* The light fails. When it comes back, {B} stands much closer.\nB: You should have stayed away.\nA: I never left.",
      "A: How long have you known?\nB: Since before you asked me to look.",
    ],
    close: "* {A} walks into the dark. {B} does not follow.\nB: Nobody was here.\n* The last light goes out.",
  },
  {
    words: /\b(?:romanti\w*|romance|love\w*|kiss\w*|tender\w*)\b/i,
    genre: "romance",
    mood: "Late light, warm as a hand.",
    endings: [
      "{A} and {B} have to say aloud what everybody else has long seen.",
      "What began as a quarrel ends as a promise.",
      "{A} misses the way home, and {B} no longer.",
    ],
    units: [
      "* Their hands reach for the same thing. Neither lets go.\nA: You first.\nB (softly): I've been first all along. You never looked.",
      "A: Say my name again.\nB: Why?\nA: It sounds different when you do.",
    ],
    close: "* {B} looks at {A} for a long time.\nB: Ask me again.\nA: Stay.\n* {B} stays.",
  },
  {
    words:
      /\b(?:scar(?:y|ier|iest|ed|e)|horror|creep\w*|frighten\w*|terrif\w*|spook\w*|ghost\w*|monster\w*|gruselig\w*)\b/i,
    genre: "horror story",
    mood: "It is too quiet. Even the air holds its breath.",
    endings: [
      "{A} gets out. Something gets out with {A}.",
      "The scream at the end comes from the wrong mouth: {B}'s.",
      "What follows {A} has learnt to speak like {B}.",
    ],
    units: [
      "* Three taps, right behind {A}. {A} turns. Nothing. {B} has not blinked for a while.\nA: Tell me that was you.\nB (whispering): I was counting. That was four.",
      "* For one moment a third shadow stands between theirs.\nB: Don't run. It likes that.",
    ],
    close: "* They breathe again.\nA: It's over.\n* Three taps, from this side.",
  },
  {
    words: /\b(?:suspens\w*|thrill\w*|tense\w*|tension|myster\w*|twist\w*|spannend\w*)\b/i,
    genre: "thriller",
    mood: "Someone is watching. It is only a matter of who notices first.",
    endings: [
      "One of them is lying, and {A} finds out which.",
      "The one with the answer, {B}, has been there from the start.",
      "Every clue was true; only the question was wrong.",
    ],
    units: [
      "* Steps, close by. They stop.\nA (whispering): Did you tell anyone?\nB: Only the one who asked me not to.",
      "A: You said you'd never been here.\nB: I haven't.\nA: Then how do you know the way?",
    ],
    close: "* Silence.\nA: It was you.\nB: It was always going to be one of us.\n* Neither of them moves.",
  },
  {
    words: /\b(?:hope\w*|happ\w*|uplift\w*|warm\w*|cheer\w*|optimis\w*|inspir\w*|feel-?good|light-?hearted|lighter)\b/i,
    genre: "feel-good story",
    mood: "Everything looks as if it were about to begin.",
    endings: [
      "One small kindness travels from {B} to {A}, and does not stop there.",
      "It ends where it began, with one more at {A}'s side.",
      "What was broken is mended, and the seam is the beautiful part.",
    ],
    units: [
      "A: Do you think we can do it?\nB: Somebody has to think so first.\nA: Then I'll be first.",
      "A: And if it doesn't work?\nB: Then we'll have been here, together, when it didn't.",
    ],
    close: "* The light reaches them both.\nB: Look at that.\nA: I'm looking.\n* {A} looks at {B}, and smiles.",
  },
  {
    words: /\b(?:action|fast\w*|exciti\w*|explo\w*|chas\w*|fight\w*|too slow|battle\w*|adventur\w*)\b/i,
    genre: "action adventure",
    mood: "Everything moves at once.",
    endings: [
      "There is no brake, no plan and no second way out for {A}.",
      "{A} and {B} get through, exactly one step ahead.",
      "It ends at full speed, with {B} in front.",
    ],
    units: [
      "* Something bursts. {A} rolls, comes up running.\nB: Left!\nA: There is no left!\n* They go left anyway.",
      "* They leap. {B}'s fingers catch the edge; {A} catches {B}.\nA: Don't look down.\nB: I only look down!",
    ],
    close: "* One last leap, and they land side by side.\nB: Again?\nA: Again.",
  },
  {
    words: /\b(?:child\w*|kids?|famil\w*|toddler\w*|fairy ?tale\w*|bedtime|kinder\w*)\b/i,
    genre: "family adventure",
    mood: "Bright colours, and a day just right for finding things out.",
    endings: [
      "{A} has to be brave, and {B} has to be brave first.",
      "The smallest of them turns out to be the bravest.",
      "{A} finds a friend where nobody had looked for one.",
    ],
    units: [
      "A: May I ask something?\nB: Only if it's a big question.\nA: It's very small.\nB: Even better.",
      "A: I'm a little bit afraid.\nB: Me too. Shall we be afraid together? Then it's only half.",
    ],
    close: "* A great big hug, with everyone in it.\nA: Best day ever.\nB: Until tomorrow!",
  },
];

/** What a story turns to when a tone is refused: "less scary". */
const hopeful = tones.find((tone) => tone.words.test("hope")) ?? drama;
const gloomy = /\b(?:dark|grim|bleak|scar|creep|fright|tens|sad)/i;

/** The tone one remark asks for, if any. */
export function toneAskedFor(remark: string): Tone | undefined {
  const tone = tones.find((each) => each.words.test(remark));
  const isRefused = /\b(?:less|not|too (?!slow)|no|without|fewer)\b/i.test(remark);
  if (tone === undefined || !isRefused) return tone;
  return gloomy.test(remark) ? hopeful : drama;
}
