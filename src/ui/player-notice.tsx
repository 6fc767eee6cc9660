import { Button } from "./button";
import { Notice } from "./notice";
import type { useLoading } from "./use-loading";

type PlayerNoticeProps = {
  stage: ReturnType<typeof useLoading>["stage"];
  slow: string;
  failed: string;
  /** The name of the button. */
  again: string;
  onAgain: () => void;
};

/** Says beside a player that what it is to play has failed to load, or is slow to, and has it asked for again. */
export function PlayerNotice({ stage, slow, failed, again, onAgain }: PlayerNoticeProps) {
  if (stage !== "slow" && stage !== "failed") return null;
  const button = (
    <Button size="sm" onClick={onAgain}>
      {again}
    </Button>
  );
  return (
    <Notice tone={stage === "failed" ? "bad" : "info"} action={button}>
      {stage === "failed" ? failed : slow}
    </Notice>
  );
}
