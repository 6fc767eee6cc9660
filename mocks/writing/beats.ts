/**
 * What may happen between two people, A and B, by act: meeting, trouble, the worst, the end. Nothing is brought in from
 * elsewhere, no thing and no place. A line "*" is action; "A (how): …" is speech.
 */
export const beats: readonly (readonly string[])[] = [
  [
    "A: You're early.\nB: You're late. It comes to the same.\n* {B} moves over to make room.",
    "B: You came all the way for that?\nA: I came because nobody else would.",
    "A: Ask me what I found.\nB: If I ask, I'll have to help.\nA: Exactly.",
    "A: When did you last sleep?\nB: When did you last ask?\n* It lands. {A} looks away first.",
    "* {A} looks around {place} as if for the first time.\nA: It was bigger, the way I remember it.\nB: You were smaller.",
    "B: You could still go home.\nA: I could. And tomorrow?\nB: Tomorrow you would be back here.",
    "* {B} watches {A} and says nothing for a while.\nA: What?\nB: I'm trying to remember whether I trust you.",
    "A: Who else knows?\nB: You, me, and whoever is listening.\n* Both of them listen.",
  ],
  [
    "B: Tell me the plan once more.\nA: We go in, we ask politely, we leave.\nB: And where in that do we run?\nA: Between the asking and the leaving.",
    "* {B} sits down and refuses to move.\nB: Not one more step until you tell me why.\nA: Because I promised.\nB: Promised whom?\nA: You. You've forgotten.",
    "A: Did you hear that?\nB: I was going to ask you.\n* They stand very still.",
    "B: We are not supposed to be here.\nA: Nobody is supposed to be here. That is why it works.",
    "A: You knew.\nB: I guessed.\nA: You guessed, and you let me go first?\nB: You always go first.",
    "* {A} tries once. It fails. {A} tries again, more slowly.\nB: Let me.\nA: No.\nB: That was not a question.",
    "B: What if we are wrong?\nA: Then we are wrong together, and early.",
    "A: Look at me and say that again.\nB (not looking): I said it's nothing.\nA: That is what I thought you said.",
  ],
  [
    "* It all gives way at once: the noise, the dust, then nothing.\nA: Are you hurt?\nB: Only my opinion of you.",
    "B: We could still turn back.\nA: Behind us is exactly what we're running from.\nB: At least we know its name.",
    "A: If I don't come back —\nB (sharply): Don't.\nA: — tell them I tried.\nB: Tell them yourself.",
    "B: I lied to you.\nA: Which time?\nB: The time I said I wouldn't miss you.",
    "* {A} stands where {place} ends.\nA: I thought there'd be more of it.\nB: There always was. We used it up.",
    "A: Whose side are you on?\nB: The side that is still standing here.\n* That would be {B}, and {A}.",
    "B: Say something.\nA: I'm thinking.\nB: Say something wrong, then.\nA: We'll be fine.",
    "* Neither of them moves. Then both do, towards each other.\nB: I was going to say that.\nA: I didn't say anything.\nB: I know.",
  ],
  [
    "* Stillness. {A} and {B} get their breath back.\nA: It's so quiet.\nB: That's what it sounds like when nobody gives orders.",
    "A: I thought I came here to be right.\nB: And?\nA: I came here to be wrong with somebody.",
    "B: What will you tell them?\nA: The truth.\nB: They'll want something shorter.",
    "A: Would you do it again?\nB: Ask me before lunch next time.",
    "* {A} looks back at {place} once.\nB: Come on.\nA: I only want to remember where it was.",
    "B: So that was it.\nA: That was the beginning of it.",
  ],
];

/** How a scene opens, by act. */
export const openings: readonly (readonly string[])[] = [
  [""],
  ["Something is different since last time. Nobody could say what.", "The same people, a few steps further in."],
  ["From here there is only forward.", "Whatever they were running from has got here first."],
  ["The same light as at the start; they are not the same people.", "Later. What is left of the day belongs to them."],
];
