import { screen, within } from "@testing-library/react";

/** The controls in the screen's body, such as "button Save" or "link Add Story", without the breadcrumb trail. */
export function controlsOnScreen(): string[] {
  const main = screen.getByRole("main");
  const trail = within(main).queryByRole("navigation", { name: "Trail" });
  return [...main.querySelectorAll("a[href], button, input, select, textarea, [contenteditable=true]")]
    .filter((element) => !trail?.contains(element))
    .map((element) => `${kindOf(element)} ${nameOf(element)}`);
}

function nameOf(element: Element): string {
  const label = "labels" in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
  const namedBy = document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent;
  return namedBy ?? element.getAttribute("aria-label") ?? (label || element.textContent);
}

function kindOf(element: Element): string {
  if (element instanceof HTMLAnchorElement) return "link";
  if (element instanceof HTMLButtonElement) return "button";
  if (element instanceof HTMLSelectElement) return "choice";
  const type = element instanceof HTMLInputElement ? element.type : "";
  return { file: "file", radio: "choice", checkbox: "choice" }[type] ?? "text";
}
