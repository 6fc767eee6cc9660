/** For tests: stories with a script, with a plan, with nothing. */
import { readFileSync } from "node:fs";
import type { Brief } from "./material.ts";

export const bare: Brief = {
  title: "",
  project: { name: "", description: "" },
  logline: "",
  script: "",
  minutes: 1,
  seconds: 0,
  context: [],
  characters: [],
  feedback: [],
};
export const dogs: Brief = {
  ...bare,
  title: "Traffic Control Dogs",
  project: { name: "Shorts", description: "Very short comedies about Bob, the cyber pawn." },
  logline: "A pawn meets a dog.",
  script: readFileSync(new URL("traffic-control-dogs.fountain", import.meta.url), "utf8"),
  minutes: 3,
  seconds: 30,
  context: [{ name: "Deadpan", contextType: "Style", information: [] }],
  characters: [{ name: "BOB", description: "A mild, goofy man of 40 in a short-sleeved shirt, a phone in his hand." }],
};
export const hut: Brief = {
  ...bare,
  title: "The Summit",
  logline: "A climber finds her lost brother in a mountain hut, and Dr. Storm will not let them leave.",
  context: [
    { name: "Storm", contextType: "Plot", information: ["The storm has cut the hut off for three days."] },
    { name: "Stove", contextType: "Uncategorized", information: ["The hut has one stove and two beds."] },
    { name: "forgiveness", contextType: "Theme", information: [] },
  ],
  characters: [
    { name: "Lena", description: "A climber of 35 with frostbitten fingers." },
    { name: "Jonas", description: "" },
  ],
};

export const noted = (brief: Brief, ...feedback: string[]): Brief => ({ ...brief, feedback });
export const countWords = (text: string) => text.split(/\s+/).length;

export const remarks = [
  "funnier",
  "Make it darker, please.",
  "shorter",
  "longer",
  "more romantic",
  "scary!",
  "more suspense",
  "a hopeful ending",
  "more action",
  "silent",
  "for children",
  "less scary",
  "Add a dragon",
  "no chihuahuas",
  "set it in Venice",
  "Margaret should be the boss",
];
