import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { ProgressBar } from "@/ui/progress-bar";
import { Elapsed } from "./elapsed";
import { useMissingCharacters } from "./use-missing-characters";

/** Makes whoever is missing: a project character with a voice and a picture for every script character without. */
export function MissingCharactersSection({ story_id, mayEdit }: { story_id: string; mayEdit: boolean }) {
  const { phase, progress, message, begun, isUnderWay, begin } = useMissingCharacters(story_id);
  return (
    <Panel
      title="Generate Missing Characters"
      className="scroll-mt-20"
      actions={
        mayEdit && (
          <Button busy={isUnderWay} onClick={begin}>
            {isUnderWay ? "Generating..." : "Generate Missing Characters"}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-dim">
          Gives every script character without one a project character, and to all of them the voice and the image they
          lack.
        </p>
        {isUnderWay && (
          <div className="flex flex-col gap-2">
            <ProgressBar label="Generating missing characters" value={progress} />
            <p role="status" className="flex flex-wrap gap-x-3 text-sm text-dim">
              {message}
              <Elapsed begun={begun} />
            </p>
          </div>
        )}
        {phase === "complete" && <Notice tone="ok">{message}</Notice>}
        {phase === "error" && <Notice tone="bad">{message}</Notice>}
      </div>
    </Panel>
  );
}
