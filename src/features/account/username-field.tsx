import type { ChangeEvent } from "react";
import { useRef, useState } from "react";
import { CircleCheck, CircleX } from "lucide-react";
import { cleanUsername } from "@/rules/username";
import { Field, TextInput } from "@/ui/field";
import { submitsOnEnter } from "./submits-on-enter";
import type { Availability } from "./use-username-availability";

interface UsernameFieldProps {
  value: string;
  availability: Availability;
  onChange: (userName: string) => void;
  /** Whether this field kept the form from being submitted. */
  isWrong: boolean;
  /** Why this very name was refused. */
  refusal: string | undefined;
}

/** A user name field: it drops characters that are not allowed and shows whether the name is free. */
export function UsernameField({ value, availability, onChange, isWrong, refusal }: UsernameFieldProps) {
  const [wasCut, setWasCut] = useState(false);
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);

  function take({ currentTarget: typedIn }: ChangeEvent<HTMLInputElement>) {
    const cleaned = cleanUsername(typedIn.value);
    const caret = cleanUsername(typedIn.value.slice(0, typedIn.selectionStart ?? undefined)).userName.length;
    // Set directly, so that React finds the value unchanged and does not move the caret.
    typedIn.value = cleaned.userName;
    typedIn.setSelectionRange(caret, caret);
    setWasCut(cleaned.wasCut);
    // Told for as long as one types on: at the next key nothing is left out any more.
    setLeftOut((before) => (cleaned.userName === "" ? cleaned.leftOut : [...new Set([...before, ...cleaned.leftOut])]));
    onChange(cleaned.userName);
  }

  const isMissing = isWrong && value === "";

  const hint = (
    <div className="flex flex-col gap-1">
      {/* A line is always kept free, so that the answer moves nothing; the field's complaint takes its place. */}
      <div className={isMissing ? undefined : "min-h-6"}>
        {value === "" && !isMissing && leftOut.length === 0 && <p>“Ridley Marsh” becomes “ridleymarsh”.</p>}
        <div role="status">
          {wasCut && <p className="text-bad">User names must be 24 characters or less.</p>}
          {availability.state === "unknown" && leftOut.length > 0 && (
            <p className="text-text">Left out: {inWords(leftOut)}</p>
          )}
          <Feedback
            availability={availability}
            onTake={(suggestion) => {
              setWasCut(false);
              setLeftOut([]);
              onChange(suggestion);
              // The pressed button is about to unmount, so the focus moves to the field.
              input.current?.focus();
            }}
          />
        </div>
      </div>
      <p>User names can only have lower case letters, numbers, underscores and periods.</p>
    </div>
  );

  return (
    <Field label="User name" hint={hint} error={isMissing ? "Please enter a user name." : refusal}>
      <TextInput
        ref={input}
        value={value}
        onChange={take}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        {...((isWrong || availability.state === "taken") && { "aria-invalid": true })}
        {...submitsOnEnter}
      />
    </Field>
  );
}

/** More of them than this are not named. */
const mostNamed = 6;

const inWords = (leftOut: string[]) =>
  new Intl.ListFormat("en").format(leftOut.slice(0, mostNamed).map((one) => (one.trim() === "" ? "space" : one)));

function Feedback({ availability, onTake }: { availability: Availability; onTake: (suggestion: string) => void }) {
  switch (availability.state) {
    case "unknown":
      return null;
    case "available":
      return (
        <p className="flex items-center gap-1.5 text-ok">
          <CircleCheck aria-hidden className="size-3.5" />
          User name is available
        </p>
      );
    case "failed":
      return (
        <p className="flex items-center gap-1.5 text-bad">
          <CircleX aria-hidden className="size-3.5" />
          Failed to check username availability.
        </p>
      );
    case "taken": {
      const { suggestion } = availability;
      return (
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="flex items-center gap-1.5 text-bad">
            <CircleX aria-hidden className="size-3.5" />
            User name is taken
          </p>
          {suggestion && (
            <button
              type="button"
              className="min-h-6 rounded-sm text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
              onClick={() => onTake(suggestion)}
            >
              Try {suggestion} instead?
            </button>
          )}
        </div>
      );
    }
  }
}
