import { longestWords } from "@/api/api-error";
import { vi } from "vitest";
import glimpse from "@/shared/sample-film/glimpse.webp?inline";

/** Elements that no screen renders: they would run code, load something or navigate. */
const forbiddenElements =
  "script, iframe, object, embed, base, frame, frameset, portal, math, foreignObject, main style, main link, main meta";

const urlAttributes = new Set("href xlink:href src srcset srcdoc action formaction data poster".split(" "));

/** Returns a function that lists the effects of hostile texts on the page. Call this before the page is rendered. */
export function watchBreaches(): () => string[] {
  const dialogs = ["alert", "confirm", "prompt"] as const;
  const calls: string[] = [];
  for (const name of dialogs)
    vi.spyOn(window, name).mockImplementation(() => void calls.push(`${name} was called`) as never);
  return () => [
    ...calls,
    ...("isBreached" in window || "isBreached" in {} ? ["a script has run, or all objects were changed"] : []),
    ...[...document.querySelectorAll(forbiddenElements)].map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ...[...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes].filter(isBreach).map(({ name, value }) => `${element.tagName} ${name}="${value}"`),
    ),
  ];
}

const isBreach = ({ name, value }: Attr) =>
  name.startsWith("on") ||
  (name === "style" && value.includes("url")) ||
  // The one picture that stands in the page itself.
  (urlAttributes.has(name) && value !== glimpse && !isSameOrigin(value));

/** Whether an address is of this origin; relative addresses and blob: of this origin are. */
function isSameOrigin(address: string): boolean {
  const url = URL.parse(address, location.href);
  return url !== null && url.origin === location.origin && ["http:", "blob:"].includes(url.protocol);
}

/** All text of the page, of its fields and of its attributes, without white space. */
export function pageText(): string {
  const fields = [...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value);
  const names = [...document.querySelectorAll("*")].flatMap((one) => [...one.attributes].map(({ value }) => value));
  return withoutSpace([document.body.textContent, ...fields, ...names].join("\n"));
}

export const withoutSpace = (text: string) => text.replaceAll(/\s/g, "");

/** The part of a server's text that is displayed, in the form of `pageText`. */
export const visibleText = (text: string) => withoutSpace(text.trim().slice(0, longestWords)).trim();
