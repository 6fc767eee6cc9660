// The logo plays once per browser session. Where storage is blocked (cookies off) it plays once per page load.
const flag = "logo-shown";
let wasShownHere = false;

function wasLogoShown(): boolean {
  try {
    return sessionStorage.getItem(flag) !== null;
  } catch {
    return wasShownHere;
  }
}

export function rememberLogo() {
  wasShownHere = true;
  try {
    sessionStorage.setItem(flag, "yes");
  } catch {
    // Remembered in memory.
  }
}

/** Whether the logo is skipped: it was played before, or the user prefers reduced motion. */
export const skipsLogo = () => wasLogoShown() || matchMedia("(prefers-reduced-motion: reduce)").matches;
