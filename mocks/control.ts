import { http, HttpResponse, type HttpHandler } from "msw";
import { z } from "zod";
import { seedState } from "./seed";
import { applySwitches } from "./switches";
import type { State, World } from "./world";

const fault = z.object({
  line: z.string(),
  status: z.number().optional(),
  error: z.string().optional(),
  body: z.string().optional(),
  contentType: z.string().optional(),
  retryAfter: z.string().optional(),
  delay: z.number().optional(),
  reset: z.boolean().optional(),
  location: z.string().optional(),
  breaksOff: z.boolean().optional(),
  hang: z.boolean().optional(),
  times: z.number().optional(),
});

/** Lets tests over HTTP read and change their world. Refused for the default world, which holds the user's own work. */
export const control = (world: World): HttpHandler[] => [
  http.get("*/api/__world/state", () => HttpResponse.json(world.state)),

  http.put("*/api/__world/state", async ({ request }) => {
    world.state = (await request.json()) as State;
    return HttpResponse.json({});
  }),

  http.get("*/api/__world/switches", () => HttpResponse.json(world.state.switches)),

  http.put("*/api/__world/switches", async ({ request }) => {
    const refused = applySwitches(world.state.switches, await request.json());
    return refused ? HttpResponse.json(refused, { status: 400 }) : HttpResponse.json(world.state.switches);
  }),

  http.put("*/api/__world/file/:name", async ({ request, params }) => {
    await world.store.put(String(params["name"]), new Uint8Array(await request.arrayBuffer()));
    return HttpResponse.json({});
  }),

  http.post("*/api/__world/reset", async ({ request }) => {
    const { pace } = z.object({ pace: z.number().optional() }).parse(await request.json());
    world.state = seedState();
    world.faults.clear();
    world.running.clear();
    world.pace = pace ?? world.pace;
    return HttpResponse.json({});
  }),

  http.post("*/api/__world/fault", async ({ request }) => {
    const { line, ...told } = fault.parse(await request.json());
    world.faults.set(line, JSON.parse(JSON.stringify(told)));
    return HttpResponse.json({});
  }),

  http.delete("*/api/__world/faults", () => {
    world.faults.clear();
    return HttpResponse.json({});
  }),
];
