import { EditorView } from "@codemirror/view";

/** What a field of any kind holds, also where only a part of it is drawn. */
export function textIn(field: HTMLElement): string | undefined {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) return field.value;
  return EditorView.findFromDOM(field)?.state.doc.toString();
}
