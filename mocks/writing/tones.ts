/** What a director's note can do to a story's tone. A unit is action ("*") and what two people, A and B, say. */

export interface Tone {
  /** Heard in the feedback; the last tone named wins. */
  words: RegExp;
  genre: string;
  mood: string;
  stake: string;
  endings: string[];
  units: string[];
  /** The last unit of the script. */
  close: string;
}

export const drama: Tone = {
  words: /\b(?:drama\w*|serious\w*|realis\w*)\b/i,
  genre: "drama",
  mood: "An ordinary day, a little too quiet.",
  stake: "neither of them can pretend any longer",
  endings: [
    "What is lost that day is smaller than what is found.",
    "In the end there is one choice left, and it has to be made out loud.",
    "Not everyone will be forgiven; everyone will be heard.",
  ],
  units: ["* {B} starts to speak, and doesn't.\nA: Say it.\nB: If I say it, it's true."],
  close: "* {A} holds out a hand. After a moment, {B} takes it.\nA: Tomorrow, then.\nB: Tomorrow.",
};

export const tones: Tone[] = [
  drama,
  {
    words: /\b(?:fun|funn\w*|comed\w*|comic\w*|humou?r\w*|hilarious|jok\w*|silly|laugh\w*|witty)\b/i,
    genre: "comedy",
    mood: "Everything that could be upside down is upside down, including a chair.",
    stake: "every attempt to help makes it gloriously worse",
    endings: [
      "It ends with cake, an apology and a very confused policeman.",
      "The disaster is total; the laughter outlasts it.",
      "Nobody learns anything, and it is the best day of their lives.",
    ],
    units: [
      "* {A} leans on the wall with great confidence. The wall gives way.\nA (from the floor): I meant to do that.\nB: Which part?",
      "A: I have a plan.\nB: Does it have a second half this time?\nA: It has a snack in the middle.",
    ],
    close:
      "* The whole contraption collapses behind them. They don't turn round.\nB: Was that ours?\nA: Keep walking.\n* They keep walking, shaking with laughter.",
  },
  {
    words: /\b(?:dark\w*|grim\w*|bleak\w*|noir|gritt\w*|cynic\w*|tragic|tragedy)\b/i,
    genre: "noir drama",
    mood: "No light but a failing bulb. Shadows lie where people should stand.",
    stake: "the price turns out to be a name, and the name is already on the list",
    endings: [
      "The truth comes out, and nobody is glad of it.",
      "By morning one of them is gone, and the other stays silent.",
      "There is a way out, and it closes behind only one of them.",
    ],
    units: [
      "* The bulb dies. In the dark, a match; behind it, {B}'s face.\nB: You should have stayed away.\nA: I never left.",
      "A: How long have you known?\nB: Since before you asked me to look.",
    ],
    close: "* {A} walks into the dark. {B} does not follow.\nB: Nobody was here.\n* The last light goes out.",
  },
  {
    words: /\b(?:romanti\w*|romance|love\w*|kiss\w*|tender\w*)\b/i,
    genre: "romance",
    mood: "Late light, warm as a hand. Somewhere a radio plays a slow song.",
    stake: "two hearts have to say aloud what everybody else has long seen",
    endings: [
      "It ends with a kiss that is forty years late and exactly on time.",
      "They miss the train, and each other no longer.",
      "What began as a quarrel ends as a love letter read aloud.",
    ],
    units: [
      "* Their hands reach for the same thing. Neither lets go.\nA: You first.\nB (softly): I've been first all along. You never looked.",
      "A: Do you still have my letter?\nB: Which one? I know them all by heart.",
    ],
    close: "* {B} takes {A}'s face in both hands.\nB: Ask me again.\nA: Stay.\n* A kiss. The radio finds its station.",
  },
  {
    words: /\b(?:scar(?:y|ier|iest|ed|e)|horror|creep\w*|frighten\w*|terrif\w*|spook\w*|ghost\w*|monster\w*)\b/i,
    genre: "horror story",
    mood: "Cold breath hangs in the air. Something taps, three times, then stops.",
    stake: "the thing that follows them has learnt their names",
    endings: [
      "They get out. Something gets out with them.",
      "The scream at the end comes from the wrong mouth.",
      "The door was never locked from the inside.",
    ],
    units: [
      "* Three taps, right behind {A}. {A} turns. Nothing. When {A} turns back, {B} has not blinked for a while.\nA: Tell me that was you.\nB (whispering): I was counting. That was four.",
      "* The light flickers. For one frame a third shadow stands between theirs.\nB: Don't run. It likes that.",
    ],
    close: "* They slam the door and breathe.\nA: It's over.\n* Three taps, from this side.",
  },
  {
    words: /\b(?:suspens\w*|thrill\w*|tense\w*|tension|myster\w*|twist\w*)\b/i,
    genre: "thriller",
    mood: "A clock ticks louder than it should. A curtain moves with no wind.",
    stake: "one of them is lying, and the clock knows which",
    endings: [
      "The last secret is opened with four seconds on the clock.",
      "The one who gave the orders has been in the room from the start.",
      "Every clue was true; only the question was wrong.",
    ],
    units: [
      "* Footsteps outside. They stop. Under the door: two shadows.\nA (whispering): Did you tell anyone?\nB: Only the one who asked me not to.",
      "A: You said you'd never been here.\nB: I haven't.\n* {A} holds up a photograph. {B} is in it.",
    ],
    close:
      "* The clock stops at 0:04. Silence.\nA: It was you.\nB: It was always going to be one of us.\n* A phone begins to ring.",
  },
  {
    words: /\b(?:hope\w*|happ\w*|uplift\w*|warm\w*|cheer\w*|optimis\w*|inspir\w*|feel-?good|light-?hearted|lighter)\b/i,
    genre: "feel-good story",
    mood: "Morning after rain. Everything has been washed and is about to begin.",
    stake: "one small kindness starts to travel from hand to hand",
    endings: [
      "By evening every window is lit, and the door stands open.",
      "It ends where it began, with one more chair at the table.",
      "What was broken is mended, and the seam is the beautiful part.",
    ],
    units: [
      "* A child's drawing, taped to the wall: two figures, holding up a sun.\nA: Somebody thinks we can do it.\nB: Then it's rude not to try.",
      "A: And if it doesn't work?\nB: Then we'll have been here, together, when it didn't.",
    ],
    close:
      "* The first light touches the roofs. One by one, windows open.\nB: Look at that.\nA: I'm looking.\n* {A} looks at {B}, and smiles.",
  },
  {
    words: /\b(?:action|fast\w*|exciti\w*|explo\w*|chas\w*|fight\w*|too slow|battle\w*|adventur\w*)\b/i,
    genre: "action adventure",
    mood: "Engines scream. Glass rains on the street like applause.",
    stake: "there is no brake, no plan and no second way down",
    endings: [
      "The jump is impossible; they are already in the air.",
      "The bridge falls behind them, exactly one step late.",
      "It ends at full speed, with both hands off the wheel.",
    ],
    units: [
      "* An explosion throws the door into the street. {A} rolls, comes up running.\nB: Left!\nA: There is no left!\n* They go left anyway.",
      "* They leap the gap. {B}'s fingers catch the edge; {A} catches {B}.\nA: Don't look down.\nB: I only look down!",
    ],
    close: "* One last leap, and the whole place goes up behind them in a ball of fire.\nB: Again?\nA: Again.",
  },
  {
    words: /\b(?:child\w*|kids?|famil\w*|toddler\w*|fairy ?tale\w*|bedtime)\b/i,
    genre: "family adventure",
    mood: "Bright colours, a round sun, and a puddle just right for jumping.",
    stake: "they have to be brave, and to share the last biscuit",
    endings: [
      "And when everyone is home, there is hot chocolate for all, even for the grumpy one.",
      "The smallest of them turns out to be the bravest.",
      "They find a friend where they were looking for a monster.",
    ],
    units: [
      "* A tiny ladybird lands on {A}'s nose. Everybody holds their breath.\nA: May I sneeze?\nB: Only a very small one.",
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
