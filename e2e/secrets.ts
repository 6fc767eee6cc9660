import type { Page } from "playwright/test";

/** Notes every address the page asks for or shows; call it before the first. */
export function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  return addresses;
}

/** Where a token (they begin with "eyJ") or one of these passwords lies open: storage, cookies, page, addresses. */
export async function findSecrets(page: Page, addresses: string[], passwords: string[]): Promise<string[]> {
  const places = await page.evaluate(() => ({
    localStorage: JSON.stringify(localStorage),
    sessionStorage: JSON.stringify(sessionStorage),
    cookies: document.cookie,
    history: JSON.stringify(history.state),
    page: document.body.innerText,
  }));
  const cookies = JSON.stringify(await page.context().cookies());
  const all = Object.entries({ ...places, cookies, addresses: addresses.join("\n") });
  const isSecret = (text: string) => ["eyJ", ...passwords].some((secret) => text.includes(secret));
  return all.filter(([, text]) => isSecret(text)).map(([place]) => place);
}
