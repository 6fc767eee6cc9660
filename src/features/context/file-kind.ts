/** A word longer than this is no name of a kind that anybody knows. */
const longestKind = 8;

/** The kind of a file as people call it, "PDF": what the server calls it, else the ending of its name. */
export function fileKind(name: string, type = ""): string | undefined {
  const told = type.split("/").at(-1) ?? "";
  const ending = /\.([^.\s]+)$/.exec(name)?.[1] ?? "";
  return [told, ending].find((kind) => /^[a-z0-9]+$/i.test(kind) && kind.length <= longestKind)?.toUpperCase();
}
