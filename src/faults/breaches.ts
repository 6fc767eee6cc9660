import { longestWords } from "@/api/api-error";
import { vi } from "vitest";

/** Elements that no screen has: whatever they hold would run, be loaded or lead away. */
const foreign =
  "script, iframe, object, embed, base, frame, frameset, portal, math, foreignObject, main style, main link, main meta";

const addressed = new Set("href xlink:href src srcset srcdoc action formaction data poster".split(" "));

/** What a hostile text has achieved on the page by now: call it first before the page is there. */
export function watchBreaches(): () => string[] {
  const dialogs = ["alert", "confirm", "prompt"] as const;
  const calls: string[] = [];
  for (const name of dialogs)
    vi.spyOn(window, name).mockImplementation(() => void calls.push(`${name} was called`) as never);
  return () => [
    ...calls,
    ...("isBreached" in window || "isBreached" in {} ? ["a script has run, or all objects were changed"] : []),
    ...[...document.querySelectorAll(foreign)].map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ...[...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes].filter(isBreach).map(({ name, value }) => `${element.tagName} ${name}="${value}"`),
    ),
  ];
}

const isBreach = ({ name, value }: Attr) =>
  name.startsWith("on") || (name === "style" && value.includes("url")) || (addressed.has(name) && !isOurs(value));

/** Whether an address leads to this site; an address of media that is none leads there, too. */
function isOurs(address: string): boolean {
  const url = URL.parse(address, location.href);
  return url !== null && url.origin === location.origin && ["http:", "blob:"].includes(url.protocol);
}

/** All that can be read on the page, in fields and in the names of controls too, without its white space. */
export function pageText(): string {
  const fields = [...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value);
  const names = [...document.querySelectorAll("*")].flatMap((one) => [...one.attributes].map(({ value }) => value));
  return withoutSpace([document.body.textContent, ...fields, ...names].join("\n"));
}

export const withoutSpace = (text: string) => text.replaceAll(/\s/g, "");

/** What can be read of a text of the server, as it stands in `pageText`. */
export const shown = (text: string) => withoutSpace(text.trim().slice(0, longestWords)).trim();
