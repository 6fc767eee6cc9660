import { useLocation } from "react-router-dom";

/** Navigation state of /emailverification: to whom the mail went, and whether after a password reset. */
interface MailSent {
  to?: string | undefined;
  isAfterReset?: boolean | undefined;
}

export const mailSent = (sent: MailSent): MailSent => sent;

/** The most characters that an address may have. */
const longestAddress = 254;

/** It survives reloads and can be forged. */
export function useMailSent(): MailSent {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null) return {};
  const to = "to" in state && typeof state.to === "string" ? state.to.trim().slice(0, longestAddress) : "";
  return { to: to || undefined, isAfterReset: "isAfterReset" in state && state.isAfterReset === true };
}
