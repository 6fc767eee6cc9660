import { http, HttpResponse, type HttpHandler } from "msw";
import { escaped, plainPage } from "./plain-page";
import { applySwitches, type Switches } from "./switches";
import type { World } from "./world";

/** A page with the switches of the visitor's world, at /__world. Its form changes them. */
export const worldPage = (world: World): HttpHandler[] => [
  http.get("*/__world", () => plainPage("World", formOf(world.state.switches))),
  http.post("*/__world", async ({ request }) => {
    const refused = applySwitches(world.state.switches, told(await request.formData()));
    if (refused) return plainPage("World", `<p role="alert">${escaped(refused.error)}</p>`, 400);
    world.save();
    return new HttpResponse(null, { status: 303, headers: { Location: "/__world" } });
  }),
];

type Choice = [value: string | boolean, words: string];

/** The switches that have choices; one that does not stand here is not in the form, and nothing compiles. */
const choices: Record<Exclude<keyof Switches, "signatureSeconds">, { label: string; choices: Choice[] }> = {
  mediaOrigin: {
    label: "Images, audio, clips and films lead to",
    choices: [
      ["own", "the studio's own host"],
      ["second", "another host (this server under its other name, localhost or 127.0.0.1)"],
    ],
  },
  mediaCors: {
    label: "The other host lets the page read their bytes (CORS)",
    choices: [
      [false, "no"],
      [true, "yes"],
    ],
  },
  mediaAddresses: {
    label: "What is made again",
    choices: [
      ["new", "gets a new address"],
      ["in place", "overwrites the file at the old address"],
    ],
  },
  parseIds: {
    label: "A parse",
    choices: [
      ["kept", "keeps the ids of lines with unchanged text"],
      ["replaced", "gives every line a new id"],
      ["reused", "deals the ids out again in order"],
    ],
  },
  parseKeepsMedia: {
    label: "Prompts and media of lines with unchanged text",
    choices: [
      [true, "outlive a parse"],
      [false, "are lost at a parse"],
    ],
  },
  bulkRuns: {
    label: "A bulk run",
    choices: [
      ["keep", "skips what is there"],
      ["overwrite", "makes everything again"],
    ],
  },
  slate: {
    label: "Under the pictures that are made from now on",
    choices: [
      [false, "nothing"],
      [true, "a slate's line with the scene and the prompt"],
    ],
  },
};

const formOf = (switches: Switches) => `<p class="quiet">What hosted back ends may do differently.</p>
<form method="post" action="/__world" enctype="multipart/form-data">
${Object.entries(choices)
  .map(([name, asked]) => selectOf(name, asked, switches[name as keyof Switches]))
  .join("\n")}
<label for="signatureSeconds">Seconds until an address of media expires (empty: never)</label>
<input id="signatureSeconds" name="signatureSeconds" type="number" min="1" value="${switches.signatureSeconds ?? ""}">
<div><button class="button">Save</button></div>
</form>`;

const selectOf = (name: string, asked: (typeof choices)["parseIds"], value: unknown) =>
  `<label for="${name}">${escaped(asked.label)}</label><select id="${name}" name="${name}">${asked.choices
    .map(([one, words]) => `<option value="${one}"${one === value ? " selected" : ""}>${escaped(words)}</option>`)
    .join("")}</select>`;

/** A form's texts as the switches' values. */
function told(form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = { true: true, false: false };
  const valueOf = (name: string, text: string) => {
    if (name === "signatureSeconds") return text === "" ? null : Number(text);
    return values[text] ?? text;
  };
  return Object.fromEntries(
    [...form].map(([name, text]) => [name, valueOf(name, typeof text === "string" ? text : text.name)]),
  );
}
