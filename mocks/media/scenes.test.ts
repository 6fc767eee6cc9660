// @vitest-environment node
import { expect, test } from "vitest";
import { sceneOf } from "./scenes.ts";
import { signsOf } from "./signs.ts";
import { inside } from "./vocabulary/places-inside.ts";
import { outside } from "./vocabulary/places-outside.ts";

test.each([
  ["EXT. SUBURBAN TRAFFIC INTERSECTION--DAY", "intersection", "day"],
  ["INT. TRAFFIC LIGHT HORIZONTAL BEAM--NIGHT", "pipe", "night"],
  ["EXT. BEACH - NIGHT", "beach", "night"],
  ["EXT. MOUNT EVEREST, FOOTHILLS - DAWN", "hills", "dawn"],
  ["EXT. FOOT OF A MOUNTAIN - SUNSET", "mountains", "sunset"],
  ["EXT. STREAM - DAY", "river", "day"],
  ["EXT. CLIFF ABOVE THE SEA - DAY", "cliff", "day"],
  ["INT. MAGNUSSEN HOUSE - KITCHEN - NIGHT", "kitchen", "night"],
  ["EXT. KITCHEN - DAY", "facade", "day"],
  ["INT. CASTLE - DAY", "lobby", "day"],
  ["INNEN. KÜCHE - NACHT", "kitchen", "night"],
  ["AUSSEN. SCHWARZWALD - TAG", "forest", "day"],
  ["INNEN. KRANKENHAUS - ABEND", "ward", "night"],
  ["EXT. RUE DE LA GARE - JOUR", "street", "day"],
  ["INT. CHAMBRE D'HÔTEL - NUIT", "bedroom", "night"],
  ["EXT. FORET - NUIT", "forest", "night"],
  ["COURT OF MACBETH'S CASTLE", "courtyard", "day"],
  ["FORRES. THE PALACE", "lobby", "day"],
  ["BEFORE THE CASTLE", "castle", "day"],
  ["VOR DEM TOR", "gate", "day"],
  ["A SHIP AT SEA", "deck", "day"],
  ["A HALL IN CAPULET'S HOUSE", "lobby", "day"],
  ["MORNING-ROOM IN ALGERNON'S FLAT IN HALF-MOON STREET", "livingRoom", "day"],
  ["KURZE FREIE GEGEND, DIE LANDSTRASSE VORSTELLEND", "road", "day"],
  ["SCHENKSTUBE IN DER HERBERGE", "bar", "day"],
  ["LA PLACE DE VARSOVIE", "square", "day"],
  ["L'ARMÉE POLONAISE EN MARCHE DANS L'UKRAINE", "road", "day"],
  ["WOLKENDEKORATION", "sky", "day"],
  ["THE KITCHEN IS THE NOW ABANDONED FARMHOUSE OF JOHN WRIGHT", "kitchen", "day"],
  ["THE SCENE IS A KITCHEN", "kitchen", "day"],
  ["DIE BÜHNE STELLT EINEN TEIL DES GARTENS VOR", "garden", "day"],
  ["LA SCÈNE REPRÉSENTE UNE CHAMBRE DE LA MAISON", "bedroom", "day"],
  ["INT. SOMEWHERE - DAY", "studio", "day"],
  ["EXT. SOMEWHERE - DAY", "open", "day"],
])("%s is set in a %s, at %s", (scene_location, place, time) => {
  expect(sceneOf(scene_location, "", "")).toMatchObject({ place, time });
});

test.each([
  ["Wide shot: Bob waits. Setting: A castle in the rain.", { place: "castle", weather: "rain" }],
  ["Wide shot: Bob waits at night. Setting: Park, by day.", { place: "park", time: "night" }],
  ["Wide shot: A ship sails by. Setting: Beach.", { place: "beach", things: [expect.stringMatching(/^ship/)] }],
  ["Wide shot: Bob thinks of a ship. Setting: Beach.", { things: [] }],
  ["Wide shot: Il lui fend le crâne. Setting: Hall.", { things: [] }],
  ["Wide shot: Bob breaks his skull. Setting: Hall.", { things: [] }],
  ["Wide shot: Bob finds a skull. Setting: Hall.", { things: [expect.stringMatching(/^skeleton/)] }],
  ["Wide shot: Bob waits. Setting: Library, in rubble.", { place: "rubble" }],
  ["Wide shot: He storms out and fires. Setting: Beach.", { weather: "clear", things: [] }],
  ["A castle on a hill in red light", { place: "hills", light: "red", things: [expect.stringMatching(/^castle/)] }],
])("the prompt %s decides before the heading", (prompt, scene) => {
  expect(sceneOf("EXT. STREET - DAY", "", prompt)).toMatchObject(scene);
});

test.each([
  ['His phone displays: "DOG TRANSLATOR"', [{ surface: "phone", words: "DOG TRANSLATOR" }]],
  ["An der Tür steht »Bitte läuten«.", [{ surface: "board", words: "Bitte läuten" }]],
  ["A sign reading NO TRESPASSING hangs there.", [{ surface: "board", words: "NO TRESPASSING" }]],
  ['The parrot screeches "Pieces of eight!"', []],
  ['He speaks in a "robot" voice to the screen.', []],
])("%s puts up %o", (deed, signs) => {
  expect(signsOf(deed)).toEqual(signs);
});

test("the vocabulary has some hundreds of words", () => {
  const words = [...Object.values(inside), ...Object.values(outside)].flatMap((set) => set.words.split(" "));
  expect(new Set(words).size).toBeGreaterThan(600);
});
