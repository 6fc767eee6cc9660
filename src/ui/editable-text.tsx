import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { Pencil } from "lucide-react";
import { Button, IconButton } from "./button";
import { cn } from "./cn";
import { Field, TextArea, TextInput } from "./field";
import { SavedMark } from "./saved-mark";

type EditableTextProps = {
  label: string;
  value: string;
  mayEdit: boolean;
  /** Saves the text; a rejection keeps the editor open with what was typed. */
  onSave: (text: string) => Promise<unknown>;
  error?: string | undefined;
  /** A complaint about the text, or undefined when it may be saved. */
  validate?: ((text: string) => string | undefined) | undefined;
  multiline?: boolean | undefined;
  look?: "body" | "title" | "script" | undefined;
  /** What is read when there is no text. */
  empty?: string | undefined;
};

const looks = {
  body: "whitespace-pre-wrap",
  title: "line-clamp-3 text-xl font-semibold tracking-tight",
  script: "font-script leading-6 whitespace-pre-wrap",
};

/** A text that is edited where it is read. What the user is typing is his until saved or cancelled. */
export function EditableText(props: EditableTextProps) {
  const { label, value, mayEdit, look = "body", empty = "" } = props;
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  function close(wasSaved: boolean) {
    flushSync(() => {
      setEditing(false);
      setSaved(wasSaved);
    });
    editButton.current?.focus();
  }

  if (editing) return <Editor {...props} onClose={close} />;

  return (
    <div className="flex min-w-0 items-start gap-2">
      <p
        title={look === "title" ? value : undefined}
        className={cn("min-w-0 wrap-anywhere", looks[look], value === "" && "text-dim italic")}
      >
        {value || empty}
      </p>
      {mayEdit && (
        <IconButton
          ref={editButton}
          label={`Edit ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          size="sm"
          className={look === "title" ? "mt-0.5" : "-mt-0.5"}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden />
        </IconButton>
      )}
      {saved && <SavedMark />}
    </div>
  );
}

function Editor(props: EditableTextProps & { onClose: (wasSaved: boolean) => void }) {
  const { label, value, onSave, error, validate, multiline = false, look, onClose } = props;
  const [text, setText] = useState(value);
  const [state, setState] = useState<"typing" | "saving" | "failed">("typing");
  const [complaint, setComplaint] = useState<string>();
  const saving = useRef(false);

  async function save() {
    if (saving.current) return;
    const found = validate?.(text);
    setComplaint(found);
    if (found !== undefined) return;
    if (text === value) return onClose(false);

    saving.current = true;
    setState("saving");
    try {
      await onSave(text);
      onClose(true);
    } catch {
      setState("failed");
    } finally {
      saving.current = false;
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && state !== "saving") {
      event.stopPropagation();
      onClose(false);
    }
    if (event.key === "Enter" && (!multiline || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  }

  const failure = state === "failed" ? (error ?? "The change was not saved.") : undefined;
  const control = {
    value: text,
    autoFocus: true,
    readOnly: state === "saving",
    onFocus: (event: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      event.target.setSelectionRange(text.length, text.length),
    onKeyDown,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };

  return (
    <div className="flex w-full min-w-0 flex-col gap-2 pb-2">
      <Field label={label} error={complaint ?? failure} hideLabel={look === "title"}>
        {multiline ? <TextArea {...control} grows script={look === "script"} /> : <TextInput {...control} />}
      </Field>
      <div className="flex gap-2">
        <Button variant="primary" size="sm" busy={state === "saving"} onClick={() => void save()}>
          {state === "saving" ? "Saving..." : "Save"}
        </Button>
        <Button variant="ghost" size="sm" disabled={state === "saving"} onClick={() => onClose(false)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
