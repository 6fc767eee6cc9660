/** Milliseconds after which a browser has surely begun to take the file. */
const takingMs = 60_000;

/** Has the browser save a text as a file of JSON. */
export function downloadText(name: string, text: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), takingMs);
}
