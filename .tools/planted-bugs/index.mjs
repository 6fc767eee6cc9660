import { inApi } from "./api.mjs";
import { inApp } from "./app.mjs";
import { inDesk } from "./desk.mjs";
import { inDrafts } from "./drafts.mjs";
import { inFilm } from "./film.mjs";
import { inJobs } from "./jobs.mjs";
import { inRules } from "./rules.mjs";
import { inScreens } from "./screens.mjs";
import { inSession } from "./session.mjs";
import { inStandIn } from "./stand-in.mjs";
import { inUi } from "./ui.mjs";

// Typical bugs for mutants.mjs, one file for each area of the code. `from` is in `file` exactly once, a careless change
// makes `to` of it, and one of `tests` must fail then.
export const plantedBugs = [
  ...inApi,
  ...inJobs,
  ...inDrafts,
  ...inDesk,
  ...inRules,
  ...inSession,
  ...inApp,
  ...inUi,
  ...inScreens,
  ...inFilm,
  ...inStandIn,
];
