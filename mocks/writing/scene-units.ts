/** What may happen between two people, A and B, by act. A line "*" is action; "A (how): …" is speech. */
export const acts: readonly (readonly string[])[] = [
  [
    "A: You're early.\nB: You're late. It comes to the same.\n* {B} moves over to make room.",
    "* {A} picks up a scrap of paper. In block letters it says “{title}”.\nA: Is this yours?\nB (too quickly): I've never seen it in my life.",
    "B: You came all the way to {place} for that?\nA: I came because nobody else would.",
    "* A distant hum rises, then stops. Only {A} seems to hear it.\nA: There. Again.\nB: That's just how this place breathes.",
    "A: Ask me what I found.\nB: If I ask, I'll have to help.\nA: Exactly.",
    "* {B} checks the time, shakes the watch, checks again.\nB: It was noon an hour ago. It's still noon.\nA: Then we have all the time there is.",
    "A: When did you last sleep?\nB: When did you last ask?\n* It lands. {A} looks away first.",
  ],
  [
    "* A door that was open is shut. {A} tries the handle: locked.\nA: Did you do that?\nB: I was going to ask you.",
    "B: Tell me the plan once more.\nA: We go in, we ask politely, we leave.\nB: And where in that do we run?\nA: Between the asking and the leaving.",
    "* {A} unfolds a map. Half of it has been cut away with scissors.\nA: Who would take the half with nothing on it?\nB: Somebody who knows what's there.",
    "A: You said “{title}” in your sleep.\nB: I don't sleep.\nA: Then you said it to me.",
    "* Everyone around them stops at once, like a photograph. Then all goes on as before.\nB (quietly): Please say you saw that.\nA: I saw that.",
    "B: They've put a price on it.\nA: How much?\nB: More than we have. Less than it's worth.",
    "* {B} sits down on the ground and refuses to move.\nB: Not one more step until you tell me why.\nA: Because I promised.\nB: Promised whom?\nA: You. You've forgotten.",
  ],
  [
    "* It all gives way at once: the noise, the dust, then nothing.\nA: Are you hurt?\nB: Only my opinion of you.",
    "B: We could still turn back.\nA: Behind us is exactly what we're running from.\nB: At least we know its name.",
    "* {A} stands at the edge, where {place} simply ends.\nA: I thought there'd be more of it.\nB: There always was. We used it up.",
    "A: If I don't come back —\nB (sharply): Don't.\nA: — feed the plants.\nB: You don't have plants.\nA: Then it won't be hard.",
    "* {B} lays a small key between them, as one lays down a weapon.\nB: I had it from the start.\nA: I know. I put it in your pocket.",
    "B: I lied to you.\nA: Which time?\nB: The time I said I wouldn't miss you.",
    "* A countdown runs somewhere out of sight: five, four. Then a cough, and it begins again.\nA: Did it just lose count?\nB: Run first. Laugh later.",
  ],
  [
    "* Stillness. The dust settles on their shoulders like snow.\nA: It's so quiet.\nB: That's what it sounds like when nobody gives orders.",
    "B: So that was “{title}”.\nA: That was the beginning of it.",
    "A: I thought I came here to be right.\nB: And?\nA: I came here to be wrong with somebody.",
    "* {A} pins the scrap of paper to the wall, for whoever comes next.\nB: They won't understand it.\nA: Neither did we.",
    "B: What will you tell them?\nA: The truth.\nB: They'll want something shorter.",
  ],
];

/** How a scene opens, by act. */
export const openings: readonly (readonly string[])[] = [
  [
    "Nobody pays attention to anybody here. That is about to change.",
    "A place that has seen better days, and is waiting for one more.",
  ],
  ["Something is different since last time. Nobody could say what.", "Too many footprints lead in. None lead out."],
  ["From here there is only forward.", "Whatever they were running from has got here first."],
  ["The same light as at the start; they are not the same people.", "Later. What is left of the day belongs to them."],
];
