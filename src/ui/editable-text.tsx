import { useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { Pencil } from "lucide-react";
import { ClampedText } from "./clamped-text";
import { CompareTextsDialog } from "./compare-texts-dialog";
import { Button, IconButton } from "./button";
import { cn } from "./cn";
import { truncateTitle } from "./screen";
import { Field, TextArea, TextInput } from "./field";
import { DraftRecoveryNotice } from "./draft-recovery-notice";
import { PermissionLostNotice } from "./permission-lost-notice";
import { isSaveKey } from "./save-key";
import { SavedMark } from "./saved-mark";

/** The user's own text of one field, apart from what the server has. `useEditableField` makes it. */
export interface EditableField {
  text: string;
  /** What the server has. */
  saved: string;
  /** It differs from what the server has. */
  isDirty: boolean;
  /** Whether the user may change it at all. */
  mayEdit: boolean;
  /** Why the text cannot be saved as it stands. */
  complaint: string | undefined;
  type: (text: string) => void;
  /** True once the server has confirmed it and the user is still here. */
  save: () => Promise<boolean>;
  isSaving: boolean;
  /** Why it was not saved. */
  failure: string | undefined;
  forgetFailure: () => void;
  /** Back to the server's text; what was typed can be restored. */
  setAside: () => void;

  /** Typed earlier and never saved. `isOutdated` where the server has another text by now than it had then. */
  kept: { at: number; text: string; isOutdated: boolean } | undefined;
  restore: () => void;
  discard: () => void;

  /** What someone else has saved since the typing began: the user decides which text is kept (`setAside` or `keepMine`). */
  theirs: string | undefined;
  keepMine: () => Promise<boolean>;
  goOn: () => void;
}

type EditableTextProps = {
  label: string;
  own: EditableField;
  multiline?: boolean | undefined;
  look?: keyof typeof looks | undefined;
  /** How many are read before it is cut; of a title always two. */
  lines?: ComponentProps<typeof ClampedText>["lines"];
  /** Whether the field stands open where there is no text yet. */
  opensEmpty?: boolean | undefined;
  /** What is read when there is no text. */
  empty?: string | undefined;
};

const looks = {
  body: "whitespace-pre-wrap",
  title: "line-clamp-2 text-xl font-semibold tracking-tight",
  script: "font-script leading-6 whitespace-pre-wrap",
};

/** A text that is edited where it is read. What the user is typing is his until saved or cancelled. */
export function EditableText(props: EditableTextProps) {
  const { label, own, look = "body", lines, empty = "", opensEmpty = false } = props;
  const { mayEdit } = own;
  const [editing, setEditing] = useState(opensEmpty && mayEdit && own.text.trim() === "");
  /** Not of one that stands open on arrival: the heading has the focus. */
  const [takesFocus, setTakesFocus] = useState(!editing);
  const [saved, setSaved] = useState(false);
  const shown = mayEdit ? own.text : own.saved;
  const editButton = useRef<HTMLButtonElement>(null);

  function close(wasSaved: boolean) {
    flushSync(() => {
      setEditing(false);
      setTakesFocus(true);
      setSaved(wasSaved);
    });
    editButton.current?.focus();
  }

  function restore() {
    own.restore();
    setEditing(true);
  }

  return (
    <div className="flex w-full min-w-0 flex-col gap-3">
      {mayEdit ? (
        <DraftRecoveryNotice kept={own.kept} present={own.text} discard={own.discard} onRestore={restore} />
      ) : (
        <PermissionLostNotice own={own} />
      )}
      {editing && mayEdit ? (
        <Editor {...props} takesFocus={takesFocus} onClose={close} />
      ) : (
        <div className="flex min-w-0 items-start gap-2">
          {look === "title" ? (
            <p title={shown} className={cn("min-w-0 wrap-anywhere", looks[look], shown === "" && "text-dim italic")}>
              {truncateTitle(shown) || empty}
            </p>
          ) : (
            <ClampedText
              text={shown || empty}
              lines={lines}
              className={cn(looks[look], shown === "" && "text-dim italic")}
            />
          )}
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
      )}
    </div>
  );
}

type EditorProps = EditableTextProps & { takesFocus: boolean; onClose: (wasSaved: boolean) => void };

function Editor(props: EditorProps) {
  const { label, own, multiline = false, look, takesFocus, onClose } = props;
  const [complaint, setComplaint] = useState<string>();
  const wasFocused = useRef(false);

  async function finish(saving: Promise<boolean>) {
    if (await saving) onClose(true);
  }

  function save() {
    if (own.isSaving) return;
    setComplaint(own.complaint);
    if (own.complaint !== undefined) return;
    if (own.isDirty) void finish(own.save());
    else onClose(false);
  }

  function cancel() {
    own.setAside();
    onClose(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && !own.isSaving) {
      event.stopPropagation();
      cancel();
    }
    if (isSaveKey(event) || (event.key === "Enter" && (!multiline || event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      save();
    }
  }

  const control = {
    value: own.text,
    autoFocus: takesFocus,
    readOnly: own.isSaving,
    onFocus: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      // Once: later the caret is the user's.
      if (!wasFocused.current) target.setSelectionRange(target.value.length, target.value.length);
      wasFocused.current = true;
    },
    onKeyDown,
    onChange: (event: { target: { value: string } }) => own.type(event.target.value),
  };

  return (
    <div className="flex w-full min-w-0 flex-col gap-2 pb-2">
      <Field label={label} error={complaint ?? own.failure} hideLabel={look === "title"}>
        {multiline ? <TextArea {...control} grows script={look === "script"} /> : <TextInput {...control} />}
      </Field>
      <div className={cn("flex gap-2", multiline && "mt-1 max-sm:*:grow")}>
        <Button variant="primary" size="sm" busy={own.isSaving} onClick={save}>
          {own.isSaving ? "Saving..." : "Save"}
        </Button>
        <Button variant="ghost" size="sm" disabled={own.isSaving} onClick={cancel}>
          Cancel
        </Button>
      </div>
      <CompareTextsDialog
        own={own}
        script={look === "script"}
        onTakeTheirs={cancel}
        onKeepMine={() => void finish(own.keepMine())}
      />
    </div>
  );
}
