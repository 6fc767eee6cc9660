import type { KeyboardEvent } from "react";

/**
 * Lets Enter in a field submit its form even while the submit button is disabled: the form then says what is missing,
 * where the browser would do nothing. Spread it into the input.
 */
export const submitsOnEnter = {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  },
};
