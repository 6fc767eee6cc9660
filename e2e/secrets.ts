import type { Page } from "playwright/test";

/** Records the addresses of all requests and pages, and the console. Call it before the first page is loaded. */
export function watchTraces(page: Page): string[] {
  const traces: string[] = [];
  page.on("console", (message) => traces.push(message.text()));
  page.on("request", (request) => traces.push(request.url()));
  page.on("framenavigated", (frame) => traces.push(frame.url()));
  return traces;
}

/** Finds tokens (which begin with "eyJ") and these passwords in storage, cookies, page, addresses and console. */
export async function findSecrets(page: Page, traces: string[], passwords: string[]): Promise<string[]> {
  const places = await page.evaluate(() => ({
    localStorage: JSON.stringify(localStorage),
    sessionStorage: JSON.stringify(sessionStorage),
    cookies: document.cookie,
    history: JSON.stringify(history.state),
    page: document.documentElement.outerHTML,
  }));
  const cookies = JSON.stringify(await page.context().cookies());
  const all = Object.entries({ ...places, cookies, traces: traces.join("\n") });
  const isSecret = (text: string) => ["eyJ", ...passwords].some((secret) => text.includes(secret));
  return all.filter(([, text]) => isSecret(text)).map(([place]) => place);
}
