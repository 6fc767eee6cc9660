// The logo plays once per browser session. A browser that stores nothing for us (cookies blocked) shows it every time.
const flag = "logo-shown";

export function wasLogoShown(): boolean {
  try {
    return sessionStorage.getItem(flag) !== null;
  } catch {
    return false;
  }
}

export function rememberLogo() {
  try {
    sessionStorage.setItem(flag, "yes");
  } catch {
    // Nothing to remember it with.
  }
}
