import { z } from "zod";
import { done, endpoint, unlessError } from "@/api/endpoint";
import { emptyOr, lenient, maybe, text } from "./shared";

/**
 * Logline recommendations; document 2, section 7. Generating, refreshing and feedback may or may not
 * answer with the new text. Writing help takes its time: it is given three minutes.
 */
const recommendations = unlessError(
  lenient({ recommendations: maybe(text), feedback: maybe(text) }),
  "recommendations",
);
const patient = { timeout: 180_000 };

/** A 404, or an empty text, means that there are none yet. */
export const existingLoglines = endpoint(
  "GET /logline/get-existing-recommendations",
  { story_id: text },
  z.object({ recommendations: emptyOr(text), feedback: maybe(text) }),
);
export const generateLoglineContext = endpoint(
  "POST /logline/generate-logline-context",
  { story_id: text },
  done,
  patient,
);
export const generateLoglines = endpoint(
  "POST /logline/generate-recommendations",
  { story_id: text },
  recommendations,
  patient,
);
export const sendLoglineFeedback = endpoint(
  "POST /logline/feedback",
  { story_id: text, feedback: text },
  recommendations,
  patient,
);
export const refreshLoglines = endpoint(
  "POST /logline/refresh-recommendation",
  { story_id: text },
  recommendations,
  patient,
);
export const editLogline = endpoint("POST /logline/edit-logline", { story_id: text, logline: text }, done);
