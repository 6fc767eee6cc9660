import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorText, isNotFound } from "@/api/api-error";
import { parsedLines } from "@/api/contract/parsing";
import { actionPrompt, shotDetails, updateActionPrompt, type Shot } from "@/api/contract/shot";
import { call } from "@/api/client";
import { retryPendingReads, read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { nonSpeakingPart } from "@/rules/shot-type";
import { useEditableField } from "@/shared/use-editable-field";
import { CompareTextsDialog } from "@/ui/compare-texts-dialog";
import { Button } from "@/ui/button";
import { Field, TextArea } from "@/ui/field";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import { LoadFailure } from "@/ui/load-failure";
import { PermissionLostNotice } from "@/ui/permission-lost-notice";
import { isSaveKey } from "@/ui/save-key";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { ClipMaker } from "./clip-maker";
import { panelButton } from "./shot-section";

/** What is proposed where the server has no prompt. */
export const defaultActionPrompt = (character_name: string | undefined) =>
  character_name && character_name !== nonSpeakingPart
    ? `${character_name} moves naturally through the scene.`
    : "The action of the scene unfolds naturally.";

const needsPrompt = "A video prompt is required. Please add a prompt first.";

type ActionVideoProps = {
  dialogue_id: string;
  shot: Shot;
  isEditor: boolean;
  missing: string | undefined;
  onMake: () => void;
};

/** An action clip and the prompt it is made from. */
export function ActionVideo({ dialogue_id, shot, isEditor, missing, onMake }: ActionVideoProps) {
  const client = useQueryClient();
  const saved = useQuery(read(actionPrompt, { dialogue_id }));
  const own = useEditableField({
    draftKey: draftKeys.actionPrompt(dialogue_id),
    query: read(actionPrompt, { dialogue_id }),
    textOf: ({ prompt }) => prompt ?? "",
    mayEdit: isEditor,
    validate: (text) => (text.trim() === "" ? needsPrompt : undefined),
    proposal: shot.action_video_prompt || defaultActionPrompt(shot.character_name),
    save: (text) => call(updateActionPrompt, { dialogue_id, prompt: text }),
    refreshes: [actionPrompt, shotDetails, parsedLines],
    failed: "Failed to update action video prompt. Please try again.",
  });
  const [wasSaved, setWasSaved] = useState(false);
  const isUnsaved = own.text !== (saved.data?.prompt || shot.action_video_prompt);

  /** It stays where the focus is; what is saved already is not sent again. */
  function save() {
    if (own.complaint === undefined && isUnsaved) void mark(own.save());
  }

  async function mark(saving: Promise<boolean>) {
    setWasSaved(await saving);
  }

  if (saved.isPending)
    return (
      <Loading words="Loading video prompt..." onRetry={() => retryPendingReads(client)}>
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
        <>
          <div className="flex basis-full flex-col gap-2">
            <DraftRecoveryNotice kept={own.kept} present={own.text} discard={own.discard} onRestore={own.restore} />
            <Field label="Action video prompt" error={isUnsaved ? own.failure : undefined}>
              <TextArea
                script
                grows
                value={own.text}
                readOnly={own.isSaving}
                onKeyDown={(event) => {
                  if (!isSaveKey(event)) return;
                  event.preventDefault();
                  save();
                }}
                onChange={(event) => own.type(event.target.value)}
              />
            </Field>
            <CompareTextsDialog own={own} script onKeepMine={() => void mark(own.keepMine())} />
          </div>
          <div className="flex items-center gap-3">
            <Button
              size="sm"
              className={panelButton}
              disabled={own.complaint !== undefined}
              busy={own.isSaving}
              onClick={save}
            >
              {own.isSaving ? "Saving..." : "Save Prompt"}
            </Button>
            {wasSaved && !isUnsaved && (
              <span role="status" className="animate-fade text-sm text-ok">
                Saved
              </span>
            )}
          </div>
        </>
      ) : (
        <section aria-label="Action video prompt" className="flex basis-full flex-col gap-1">
          <h3 className="text-sm text-dim">Action video prompt</h3>
          <PermissionLostNotice own={own} />
          <p className="font-script whitespace-pre-wrap wrap-anywhere">{own.saved}</p>
        </section>
      )}
      <ClipMaker
        kind="action"
        dialogue_id={dialogue_id}
        shot={shot}
        isEditor={isEditor}
        prompt={own.text}
        missing={missing ?? own.complaint}
        onMake={onMake}
        onStarted={own.forgetFailure}
      />
    </>
  );
}
