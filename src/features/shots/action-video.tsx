import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorText, isNotFound } from "@/api/api-error";
import { parsedLines } from "@/api/contract/parsing";
import { actionPrompt, shotDetails, updateActionPrompt, type Shot } from "@/api/contract/shot";
import { read, send, useAction } from "@/api/query";
import { nonSpeakingPart } from "@/rules/shot-type";
import { Button } from "@/ui/button";
import { Field, TextArea } from "@/ui/field";
import { LoadFailure } from "@/ui/load-failure";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { ClipMaker } from "./clip-maker";

/** What is proposed where the server has no prompt. */
export const defaultActionPrompt = (character_name: string | undefined) =>
  character_name && character_name !== nonSpeakingPart
    ? `${character_name} moves naturally through the scene.`
    : "The action of the scene unfolds naturally.";

const needsPrompt = "A video prompt is required. Please add a prompt first.";

type ActionVideoProps = { dialogue_id: string; shot: Shot; isEditor: boolean; missing: string | undefined };

/** An action clip and the prompt it is made from. */
export function ActionVideo({ dialogue_id, shot, isEditor, missing }: ActionVideoProps) {
  const saved = useQuery(read(actionPrompt, { dialogue_id }));
  const save = useAction(send(updateActionPrompt, { refreshes: [actionPrompt, shotDetails, parsedLines] }));
  const [typed, setTyped] = useState<string>();
  const onServer = saved.data?.prompt || shot.action_video_prompt || undefined;
  const prompt = typed ?? onServer ?? defaultActionPrompt(shot.character_name);
  const isEmpty = prompt.trim() === "";
  const isUnsaved = prompt !== onServer;

  /** A failed save is told until the text it was about has changed or been used. */
  function forgetFailure() {
    if (save.isError) save.reset();
  }

  function type(text: string) {
    setTyped(text);
    forgetFailure();
  }

  if (saved.isPending)
    return (
      <Loading words="Loading video prompt...">
        <SkeletonLines count={3} />
      </Loading>
    );
  return (
    <>
      {saved.isLoadingError && !isNotFound(saved.error) && (
        <LoadFailure
          text={errorText(saved.error, "The saved video prompt could not be loaded.")}
          busy={saved.isFetching}
          onRetry={saved.refetch}
        />
      )}
      {isEditor ? (
        <div className="flex flex-col gap-2">
          <Field
            label="Action video prompt"
            error={save.isError && isUnsaved ? "Failed to update action video prompt. Please try again." : undefined}
          >
            <TextArea script grows value={prompt} onChange={(event) => type(event.target.value)} />
          </Field>
          <div className="flex items-center gap-3">
            <Button
              size="sm"
              disabled={isEmpty || !isUnsaved}
              busy={save.isPending}
              onClick={() => save.mutate({ dialogue_id, prompt })}
            >
              {save.isPending ? "Saving..." : "Save Prompt"}
            </Button>
            {save.isSuccess && !isUnsaved && (
              <span role="status" className="animate-fade text-sm text-ok">
                Saved
              </span>
            )}
          </div>
        </div>
      ) : (
        <section aria-label="Action video prompt" className="flex flex-col gap-1">
          <h3 className="text-sm text-dim">Action video prompt</h3>
          <p className="font-script whitespace-pre-wrap wrap-anywhere">{prompt}</p>
        </section>
      )}
      <ClipMaker
        kind="action"
        dialogue_id={dialogue_id}
        shot={shot}
        isEditor={isEditor}
        prompt={prompt}
        missing={missing ?? (isEmpty ? needsPrompt : undefined)}
        onStarted={forgetFailure}
      />
    </>
  );
}
