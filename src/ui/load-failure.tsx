import { Button } from "./button";
import { Notice } from "./notice";

type LoadFailureProps = { text: string; onRetry: () => unknown; busy?: boolean | undefined };

/** Stands where the loaded thing would: the reason and a way to try again. */
export function LoadFailure({ text, onRetry, busy = false }: LoadFailureProps) {
  return (
    <Notice
      tone="bad"
      action={
        <Button size="sm" busy={busy} onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
