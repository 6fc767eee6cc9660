import { history, historyKeymap, standardKeymap } from "@codemirror/commands";
import { search, searchKeymap } from "@codemirror/search";
import { Annotation, Compartment, EditorState, Transaction } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { cn } from "./cn";
import { controlLook, labelIdOf, useFieldWiring } from "./field";
import "./script-area.css";

type ScriptAreaProps = {
  value: string;
  onType: (text: string) => void;
  readOnly: boolean;
  className?: string | undefined;
};

/** Marks what was put in from outside: the user has not typed it. */
const fromOutside = Annotation.define<boolean>();

/**
 * A many-line field for a text as long as a script. The browser's own lays out every line at every key; this one only
 * those that are seen. `onType` must lead to that `value`. It stands in a `Field`.
 */
export function ScriptArea({ value, onType, readOnly, className }: ScriptAreaProps) {
  const wiring = useFieldWiring();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  /** What the editor holds; undefined until it was given something. */
  const held = useRef<string>(undefined);
  const changing = useRef(new Compartment());

  const onUpdate = useEffectEvent((text: string) => {
    held.current = text;
    onType(text);
  });

  useLayoutEffect(() => {
    if (!host.current) return;
    const config = {
      parent: host.current,
      extensions: [
        unchanging,
        changing.current.of([]),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.some((one) => one.annotation(fromOutside))) onUpdate(state.doc.toString());
        }),
      ],
    };
    const view = withStylesInASheet(() => new EditorView(config));
    editor.current = view;
    return () => {
      view.destroy();
      held.current = undefined;
    };
  }, []);

  useLayoutEffect(() => {
    const view = editor.current;
    if (!view || held.current === value) return;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: value },
      annotations: [
        fromOutside.of(true),
        // An import can be undone; what was loaded first cannot.
        Transaction.addToHistory.of(held.current !== undefined),
      ],
    });
    held.current = value;
  }, [value]);

  const { id, "aria-describedby": describedBy, "aria-invalid": isInvalid } = wiring ?? {};
  useLayoutEffect(() => {
    const attributes = {
      ...(id && { "aria-labelledby": labelIdOf(id) }),
      ...(describedBy && { "aria-describedby": describedBy }),
      ...(isInvalid && { "aria-invalid": "true" }),
      ...(readOnly && { "aria-readonly": "true" }),
      spellcheck: "true",
      // As every editable text it can be reached by keyboard; said here, too, for those who go by the attribute alone.
      tabindex: "0",
    };
    editor.current?.dispatch({
      effects: changing.current.reconfigure([
        EditorState.readOnly.of(readOnly),
        EditorView.contentAttributes.of(attributes),
      ]),
    });
  }, [id, describedBy, isInvalid, readOnly]);

  return (
    <div
      ref={host}
      className={cn(
        controlLook,
        "script-area overflow-hidden px-0 has-[.cm-content:focus]:outline-2 has-[.cm-content:focus]:outline-offset-2 has-[.cm-content:focus]:outline-accent",
        readOnly && "text-dim",
        className,
      )}
    />
  );
}

const unchanging = [
  history(),
  // The browser's own search would find only what is drawn.
  search({ top: true }),
  EditorState.phrases.of({
    next: "Next",
    previous: "Previous",
    all: "Select all",
    "match case": "Match case",
    regexp: "Pattern",
    "by word": "Whole words",
    replace: "Replace",
    "replace all": "Replace all",
    close: "Close",
  }),
  keymap.of([...standardKeymap, ...historyKeymap, ...searchKeymap]),
  EditorView.lineWrapping,
  EditorView.darkTheme.of(true),
  // A dropped file is looked at before it replaces anything, by whatever stands around the field.
  EditorView.domEventHandlers({ drop: (event) => event.dataTransfer?.types.includes("Files") ?? false }),
];

/**
 * The security policy forbids inline styles. The library writes its rules into a `<style>` of the document's head; where
 * there is no head, as in a shadow root, into a sheet that the policy allows.
 */
function withStylesInASheet<Result>(make: () => Result): Result {
  if (!("adoptedStyleSheets" in document)) return make();
  Object.defineProperty(document, "head", { value: null, configurable: true });
  try {
    return make();
  } finally {
    Reflect.deleteProperty(document, "head");
  }
}
