import { z } from "zod";

/** Accepts the addresses that a browser's `type="email"` input accepts. */
export const emailAddress = z.email({ pattern: z.regexes.html5Email, error: "Please enter an email address." });

export const isEmailAddress = (text: string) => emailAddress.safeParse(text).success;
