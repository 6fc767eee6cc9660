import { z } from "zod";
import { done, endpoint, unlessError } from "@/api/endpoint";
import { emptyOr, lenient, maybe, text } from "./shared";

/**
 * Script recommendations; document 2, section 7. Generating, refreshing and feedback may or may not
 * answer with the new text. Writing help takes its time: it is given three minutes.
 */
const recommendation = unlessError(lenient({ recommendation: maybe(text), feedback: maybe(text) }), "recommendation");
const patient = { timeout: 180_000 };

/** A 404, or an empty text, means that there is none yet. */
export const existingScript = endpoint(
  "GET /script/get-recommendation",
  { story_id: text },
  z.object({ recommendation: emptyOr(text), feedback: maybe(text) }),
);
export const generateScriptContext = endpoint(
  "POST /script/generate-script-context",
  { story_id: text },
  done,
  patient,
);
export const generateScript = endpoint(
  "POST /script/generate-script-recommendation",
  { story_id: text },
  recommendation,
  patient,
);
export const sendScriptFeedback = endpoint(
  "POST /script/feedback",
  { story_id: text, feedback: text },
  recommendation,
  patient,
);
export const refreshScript = endpoint(
  "POST /script/refresh-recommendation",
  { story_id: text },
  recommendation,
  patient,
);
export const editScript = endpoint("POST /script/edit-script", { story_id: text, script: text }, done);
