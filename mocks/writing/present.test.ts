// @vitest-environment node
import { expect, test } from "vitest";
import { parseScreenplay } from "./screenplay.ts";

test("a number alone is no place, nor is who comes to the same", () => {
  const text = [
    "ACTE IV",
    "SCÈNE PREMIÈRE.",
    "La crypte des rois.",
    "UBU.\nHa.",
    "UBU.\nHo.",
    "SCÈNE II. Les mêmes, entre un ours.",
    "UBU.\nAh.",
    "SCÈNE III. La même. Une rue.",
    "UBU.\nOh.",
  ];
  expect(parseScreenplay(text.join("\n\n")).map(({ scene_location }) => scene_location)).toEqual([
    "LA CRYPTE DES ROIS",
    "LA CRYPTE DES ROIS",
    "LA CRYPTE DES ROIS",
    "UNE RUE",
  ]);
});

test("a heading that only lists who is there stays, or is where they were together before", () => {
  const scenes = [
    "SCÈNE I. Le Roi, La Reine, Ubu\n\nLe palais du roi.",
    "LE ROI.\nNon.\n\nLA REINE.\nSi.\n\nLUI.\nMoi.",
    "SCÈNE II. Ubu, Le Roi.\n\nLe champ.",
    "UBU.\nHa.\n\nLE ROI.\nOh.",
    "SCÈNE III. La Reine et Lui.",
    "LA REINE.\nAh.\n\nLUI.\nOui.",
    "SCÈNE IV. Lui, seul.",
    "LUI.\nEh.\n\nUBU.\nHa.",
  ];
  expect(parseScreenplay(scenes.join("\n\n")).map(({ scene_location }) => scene_location)).toEqual([
    ...Array.from({ length: 3 }, () => "LE PALAIS DU ROI"),
    ...Array.from({ length: 2 }, () => "LE CHAMP"),
    ...Array.from({ length: 4 }, () => "LE PALAIS DU ROI"),
  ]);
});
