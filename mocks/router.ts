import type { World } from "./world";

/** A call of the contract with its answer. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As the contract writes it, such as "/story/:story_id/update-title". */
  path: string;
  answer: (request: Request, params: Record<string, string>, world: World) => Promise<Response>;
}

/**
 * Finds a request's route in a table, by method and path segments. One MSW handler a call would be slower, because MSW
 * tries its handlers one by one and clones the request for each.
 */
export function createRouter(routes: Route[]) {
  const table = new Map<string, { pattern: RegExp; route: Route }[]>();
  for (const route of routes) {
    const place = placeOf(route.method, route.path);
    const pattern = new RegExp(`^${route.path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
    table.set(place, [...(table.get(place) ?? []), { pattern, route }]);
  }

  return function matches(method: string, path: string) {
    return (table.get(placeOf(method, path)) ?? []).flatMap(({ pattern, route }) => {
      const found = pattern.exec(path);
      return found ? [{ route, params: decoded(found.groups) }] : [];
    });
  };
}

const placeOf = (method: string, path: string) => `${method} ${path.split("/").length}`;

const decoded = (params: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
