import type { KeyboardEvent } from "react";

/**
 * Lets Enter in a field submit its form even while the submit button is disabled, which browsers do not do. The form
 * can then say what is missing. Spread it into the input.
 */
export const submitsOnEnter = {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  },
};
