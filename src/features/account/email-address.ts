import { z } from "zod";

/** An address as an email-type input of the browser takes it. */
export const emailAddress = z.email({ pattern: z.regexes.html5Email, error: "Please enter an email address." });

export const isEmailAddress = (text: string) => emailAddress.safeParse(text).success;
