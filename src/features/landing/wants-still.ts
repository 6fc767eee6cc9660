/** Whether this person wants nothing to move, or their device to load little. */
export function wantsStill(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  const savesData =
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
  return savesData || ["motion", "data"].some((what) => matchMedia(`(prefers-reduced-${what}: reduce)`).matches);
}
