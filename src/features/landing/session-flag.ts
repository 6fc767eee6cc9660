// The logo plays once per browser session. A browser that stores nothing for us (cookies blocked) remembers it for as long
// as the page stands.
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
    // The page itself remembers it.
  }
}

/** Whether the words stand at once: the logo was seen before, or would only disturb. */
export const skipsLogo = () => wasLogoShown() || matchMedia("(prefers-reduced-motion: reduce)").matches;
