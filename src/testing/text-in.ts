import { EditorView } from "@codemirror/view";

/** The text of an input, text area or CodeMirror editor, which renders only the visible lines. */
export function textIn(field: HTMLElement): string | undefined {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) return field.value;
  return EditorView.findFromDOM(field)?.state.doc.toString();
}
