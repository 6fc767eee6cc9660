type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Fields = { [name: string]: Json };

/** A variant of a valid answer, and how it differs. */
export interface Hostile {
  what: string;
  body: string;
}

const isFields = (value: Json): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Every answer with one value of a wrong type, or null. */
export const invalidAnswers = (answer: Json): Hostile[] =>
  wrongAt(answer, "the answer").map(({ what, value }) => ({ what, body: JSON.stringify(value) }));

function wrongAt(value: Json, place: string): { what: string; value: Json }[] {
  const wrong = wrongValues(value).map((other) => ({ what: `${JSON.stringify(other)} for ${place}`, value: other }));
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    if (first === undefined) return wrong;
    // All rows have the same shape, so only the first is changed.
    const rows = wrongAt(first, `a row of ${place}`);
    return [...wrong, ...rows.map((row) => ({ ...row, value: [row.value, ...rest] }))];
  }
  if (!isFields(value)) return wrong;
  const fields = Object.entries(value).flatMap(([name, field]) =>
    wrongAt(field, name).map((one) => ({ ...one, value: { ...value, [name]: one.value } })),
  );
  return [...wrong, ...fields];
}

function wrongValues(value: Json): Json[] {
  if (Array.isArray(value)) return [null, {}, [null]];
  if (isFields(value)) return [null, {}, []];
  if (value === null) return ["x"];
  return [null, typeof value === "string" ? 7 : "x"];
}

/** Lists render only a part of their rows, so jsdom can handle this many. */
const rows = 5_000;
const megabyte = "A word of many. ".repeat(65_536);
const strange = "\u202Egnirts\u202C \u0000 \uFEFF <b>👩‍👩‍👧‍👦</b> ﷽ ${x} {{y}} \uD800";
/** Fields that are not displayed as text: ids, levels, types and addresses. */
const isNoText = (name: string) =>
  /(^|_)ids?$|Ids?$|_by$|by$|[Ll]evel$|permission$|^email$|^content$|^type$|url$|path$/.test(name);

/** Valid but extreme answers. Variants that would equal the answer are left out. */
export const extremeAnswers = (answer: Json): Hostile[] =>
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
  // Object.fromEntries makes an own property of `__proto__`, too.
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

/** Copies of the first row with unique keys. */
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
