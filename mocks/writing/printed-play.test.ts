// @vitest-environment node
import { expect, test } from "vitest";
import { nonSpeakingPart, parseScreenplay } from "./screenplay.ts";

const play = `FIRST ACT

SCENE

Morning-room in Algernon's flat. A piano is heard.

[Lane lays the table.]

ALGERNON.
Did you hear me, Lane?

LANE.
Yes, sir. [Jack and Gwendolen go off.]

ALGERNON.
[Laughing.] Tea! [Lane pours it out.] Thank you.
(Verwandlung.)
(Freie Gegend, links eine Bank.)

Nurse
Where is she?

First Citizen
Here!

ACT DROP
`;

test("a play is read as it is printed: cues with full stops or in small letters, brackets, a change of scene", () => {
  const read = parseScreenplay(play).map(({ scene_location, character_name, stage_directions, dialogue_text }) =>
    [
      scene_location.slice(0, 12),
      character_name === nonSpeakingPart ? "-" : character_name,
      stage_directions,
      dialogue_text,
    ].join("|"),
  );
  expect(read).toEqual([
    "MORNING-ROOM|-|Morning-room in Algernon's flat. A piano is heard.|",
    "MORNING-ROOM|-|Lane lays the table.|",
    "MORNING-ROOM|ALGERNON||Did you hear me, Lane?",
    "MORNING-ROOM|LANE||Yes, sir.",
    "MORNING-ROOM|-|Jack and Gwendolen go off.|",
    "MORNING-ROOM|ALGERNON|Laughing.|Tea!",
    "MORNING-ROOM|ALGERNON|Lane pours it out.|Thank you.",
    "FREIE GEGEND|-|Freie Gegend, links eine Bank.|",
    "FREIE GEGEND|Nurse||Where is she?",
    "FREIE GEGEND|First Citizen||Here!",
  ]);
});

test("a cue may be in small letters throughout, and a heading only a place", () => {
  const faust = ["Nacht.", "Straße vor Gretchens Türe.", "Frosch.\nHa!", "Brander\n(singt.)\nHo!"].join("\n\n");
  const more = Array.from({ length: 3 }, () => "Frosch.\nHa!\n\nBrander.\nHo!").join("\n\n");
  const lines = parseScreenplay(`${faust}\n\n${more}\n\nDom.\n\nBöser Geist.\nHu!`);
  expect(lines[0]).toMatchObject({ scene_location: "NACHT. STRASSE VOR GRETCHENS TÜRE", character_name: "Frosch" });
  expect(lines[1]).toMatchObject({ character_name: "Brander", stage_directions: "singt." });
  expect(lines.at(-1)).toMatchObject({ scene_location: "DOM", character_name: "Böser Geist", dialogue_text: "Hu!" });
});

test("after a change of scene an unknown place is what the direction says first", () => {
  expect(parseScreenplay("INT. A\n\nVerwandlung.\n\nEin Gwumm, fremd. Bob.")[0]).toMatchObject({
    scene_location: "EIN GWUMM",
  });
});
