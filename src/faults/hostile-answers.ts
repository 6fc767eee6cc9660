type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Fields = { [name: string]: Json };

/** An answer of the back end that differs from a true one, and how. */
export interface Hostile {
  what: string;
  body: string;
}

const isFields = (value: Json): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Every answer that is wrong in one place: a thing of another kind, or nothing, where something should be. */
export const misshapen = (answer: Json): Hostile[] =>
  wrongAt(answer, "the answer").map(({ what, value }) => ({ what, body: JSON.stringify(value) }));

function wrongAt(value: Json, place: string): { what: string; value: Json }[] {
  const wrong = instead(value).map((other) => ({ what: `${JSON.stringify(other)} for ${place}`, value: other }));
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    if (first === undefined) return wrong;
    // Rows are alike: one of them is spoiled.
    const rows = wrongAt(first, `a row of ${place}`);
    return [...wrong, ...rows.map((row) => ({ ...row, value: [row.value, ...rest] }))];
  }
  if (!isFields(value)) return wrong;
  const fields = Object.entries(value).flatMap(([name, field]) =>
    wrongAt(field, name).map((one) => ({ ...one, value: { ...value, [name]: one.value } })),
  );
  return [...wrong, ...fields];
}

function instead(value: Json): Json[] {
  if (Array.isArray(value)) return [null, {}, [null]];
  if (isFields(value)) return [null, {}, []];
  if (value === null) return ["x"];
  return [null, typeof value === "string" ? 7 : "x"];
}

/** Of no list is more than a part laid out, so that a document of Node can show them. */
const rows = 5_000;
const megabyte = "A word of many. ".repeat(65_536);
const strange = "\u202Egnirts\u202C \u0000 \uFEFF <b>👩‍👩‍👧‍👦</b> ﷽ ${x} {{y}} \uD800";
/** What names a thing or says what may be done with it, and is no text to be shown. */
const isNoText = (name: string) =>
  /(^|_)ids?$|Ids?$|_by$|by$|[Ll]evel$|permission$|^email$|^content$|^type$|url$|path$/.test(name);

/** Every answer that is right, and that no decent server sends; none where the answer has no such part. */
export const hostile = (answer: Json): Hostile[] =>
  [
    { what: "unknown fields, some of them with names of their own", value: withStrangers(answer) },
    { what: "words that turn the line, end the string or are no words", value: withTexts(answer, strange) },
    { what: "a word of a megabyte", value: withTexts(answer, megabyte, { only: 1 }) },
    { what: `${rows} rows`, value: withRows(answer, manyOf) },
    { what: "every row twice", value: withRows(answer, (list) => [...list, ...list]) },
  ]
    .map(({ what, value }) => ({ what, body: JSON.stringify(value) }))
    .filter(({ body }) => body !== JSON.stringify(answer));

function withStrangers(value: Json): Json {
  if (Array.isArray(value)) return value.map(withStrangers);
  if (!isFields(value)) return value;
  const known = Object.entries(value).map(([name, field]) => [name, withStrangers(field)] as const);
  const strangers = ["__proto__", "constructor", "toString", "unknown"].map(
    (name) => [name, { polluted: [true] }] as const,
  );
  // Object.fromEntries gives every name a field of its own, `__proto__` too.
  return Object.fromEntries([...strangers, ...known]);
}

function withTexts(answer: Json, text: string, { only = Infinity } = {}): Json {
  let left = only;
  const change = (value: Json, name: string): Json => {
    if (typeof value === "string" && !isNoText(name) && left-- > 0) return text;
    if (Array.isArray(value)) return value.map((item) => change(item, name));
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, change(field, key)]));
  };
  return change(answer, "");
}

function withRows(answer: Json, change: (list: Json[]) => Json[]): Json {
  if (!isFields(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, field]) => [name, Array.isArray(field) ? change(field) : field]),
  );
}

/** Rows like the first one, each with what tells it from the others. */
function manyOf(list: Json[]): Json[] {
  const [first] = list;
  if (first === undefined || !isFields(first)) return list;
  return Array.from({ length: rows }, (_, index) => ({
    ...first,
    ...Object.fromEntries(
      Object.entries(first)
        .filter(([name]) => ["id", "voice_id", "email", "line_number", "scriptCharacter"].includes(name))
        .map(([name, value]) => [
          name,
          typeof value === "number" ? index : `${JSON.stringify(value).replaceAll('"', "")}-${index}`,
        ]),
    ),
  }));
}
