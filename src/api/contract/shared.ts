import { z } from "zod";
import { longestWords } from "@/api/api-error";
import { unlessError } from "@/api/endpoint";

/** Ids arrive as numbers or strings and are strings inside the application; in an address, half a sign would throw. */
export const id = z.union([z.string().min(1), z.number()]).transform((value) => String(value).toWellFormed());

/**
 * An optional field: missing, null or of another type than promised, it is absent, never a crash. One step for each value:
 * a list of lines has tens of thousands.
 */
export const maybe = <T extends z.ZodType>(schema: T) =>
  z
    .transform<z.input<T> | null | undefined, z.output<T> | undefined>((value) =>
      value === null ? undefined : schema.safeParse(value).data,
    )
    .optional();

export const text = z.string();

/** A text in which the server tells a user how things stand, cut where nobody would read on; a megabyte of it would stop the page. */
export const words = text.transform((told) => {
  const said = told.trim();
  return said.length > longestWords ? `${said.slice(0, longestWords)}…` : said;
});

/** A field that must be there, though there may be nothing in it. */
export const emptyOr = <T extends z.ZodType>(schema: T) =>
  schema.nullable().transform((value): z.output<T> | undefined => value ?? undefined);

/** A number that may arrive as a text of digits. */
export const amount = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform(Number)
  .refine(Number.isFinite);

/** Progress in percent, kept within 0…100. */
export const percent = amount.transform((value) => Math.min(100, Math.max(0, value)));

export const permissionLevels = ["owner", "editor", "commenter", "viewer"] as const;
export type PermissionLevel = (typeof permissionLevels)[number];

/** What the current user may do. A value the application doesn't know, or none, counts as viewer. */
export const permissionLevel = z.enum(permissionLevels).catch("viewer");

/** An answer of which every part is optional: an empty or unreadable body will do. */
export const lenient = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (isRecord(value) ? value : {}), z.object(shape));

/** What must be there, though perhaps as null; its parts are for others to read. */
export const recordOrNull = z.unknown().refine((value): boolean => value === null || isRecord(value));

/** The id in the answer of a create call, under its own name or as `id`; undefined where the back end sent none. */
export const createdId = (name: string) =>
  unlessError(
    z.unknown().transform((answer) => {
      const fields = isRecord(answer) ? answer : {};
      return { id: id.safeParse(fields[name] ?? fields["id"]).data };
    }),
    name,
    "id",
  );

/** A list of things that can be told from each other. What arrives twice is there once. */
export const listBy = <T extends z.ZodType>(item: T, tell: (each: z.output<T>) => unknown) =>
  z.array(item).transform((items) => [...new Map(items.map((each) => [tell(each), each])).values()]);

/** A list of things with ids. */
export const listOf = <T extends z.ZodType<{ id: string }>>(item: T) => listBy(item, ({ id: own }) => own);

/** A table that arrives as an object by name or as a list of rows that carry the name. */
export const table = <T extends z.ZodType>(value: T, nameField: string) =>
  z
    .union([
      z
        .array(z.looseObject({ [nameField]: amountOrText }))
        .transform((rows) => rows.map((row) => [String(row[nameField]), row] as const)),
      z.record(z.string(), z.unknown()).transform((record) => Object.entries(record)),
    ])
    .transform((rows, context): Map<string, z.output<T>> => {
      const read = new Map<string, z.output<T>>();
      for (const [name, row] of rows) {
        const parsed = value.safeParse(row);
        if (parsed.success) read.set(name, parsed.data);
        else context.addIssue({ code: "custom", message: `unreadable entry ${name}` });
      }
      return read;
    });

const amountOrText = z.union([z.string(), z.number()]);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
