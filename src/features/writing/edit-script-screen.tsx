import { useNavigate } from "react-router-dom";
import {
  editScript,
  existingScript,
  generateScript,
  generateScriptContext,
  refreshScript,
  sendScriptFeedback,
} from "@/api/contract/script";
import { storyDetails, type Story } from "@/api/contract/story";
import { call } from "@/api/client";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { paths } from "@/routing/paths";
import { mayEdit } from "@/rules/permissions";
import { useEditableField } from "@/shared/use-editable-field";
import { CompareTextsDialog } from "@/ui/compare-texts-dialog";
import { Button } from "@/ui/button";
import { cn } from "@/ui/cn";
import { PermissionLostNotice } from "@/ui/permission-lost-notice";
import { Panel } from "@/ui/panel";
import { Screenplay } from "@/ui/screenplay";
import { FeedbackForm } from "./feedback-form";
import { NothingWritten } from "./nothing-written";
import { Recommendation } from "./recommendation";
import { ReplaceDialog, useConfirmReplace } from "./replace-dialog";
import { ScriptCounts } from "./script-counts";
import { ScriptForm } from "./script-form";
import { forgetFailedSave, useRecommendation } from "./use-recommendation";
import { WritingFrame } from "./writing-frame";

const scriptHelp = {
  existing: existingScript,
  prepare: generateScriptContext,
  generate: generateScript,
  feedback: sendScriptFeedback,
  refresh: refreshScript,
  textOf: (reply: { recommendation?: string | undefined }) => reply.recommendation,
  failed: {
    fetch: "Failed to fetch recommendation. Please try again.",
    generate: "Failed to generate script recommendation. Please try again.",
    update: "Failed to update recommendation. Please try again.",
    reset: "Failed to reset recommendation. Please try again.",
  },
};

export function EditScriptScreen() {
  return (
    <WritingFrame title="Edit Script">
      {({ story, permissionLevel }, story_id) => (
        <ScriptEditor story_id={story_id} story={story} isEditor={mayEdit(permissionLevel)} />
      )}
    </WritingFrame>
  );
}

type ScriptEditorProps = { story_id: string; story: Story; isEditor: boolean };

function ScriptEditor({ story_id, story, isEditor }: ScriptEditorProps) {
  const script = story.script?.text ?? "";
  const navigate = useNavigate();
  const own = useEditableField({
    draftKey: draftKeys.script(story_id),
    query: read(storyDetails, { story_id }),
    textOf: (details) => details.story.script?.text ?? "",
    mayEdit: isEditor,
    save: (text) => call(editScript, { story_id, script: text }),
    refreshes: [storyDetails],
    failed: "Failed to update script. Please try again.",
  });
  const { offer, ...replacing } = useConfirmReplace(own);
  const help = useRecommendation(scriptHelp, story_id, isEditor, { onNews: () => forgetFailedSave(own) });
  const recommendation = help.text?.trim() ? help.text : undefined;

  /** A successful save returns to the story. */
  async function leaveAfter(saving: Promise<boolean>) {
    if (await saving) void navigate(paths.story(story_id));
  }

  return (
    <div className="grid gap-6 max-sm:pt-1.5 lg:grid-cols-2">
      <Panel
        title="AI Script Recommendation"
        // The script itself is as long as it is for those who only read it.
        className={cn("writing-column", isEditor || "stays-in-sight")}
        actions={
          isEditor &&
          recommendation !== undefined && (
            <Button size="sm" disabled={own.isSaving} onClick={() => offer(recommendation)}>
              Use This Script
            </Button>
          )
        }
      >
        <div className="flex grow flex-col gap-6">
          <Recommendation
            help={help}
            isThere={recommendation !== undefined}
            writing="Writing a script..."
            loading="Loading recommendation..."
            none="No recommendation yet."
            lines={12}
          >
            <Screenplay
              label="Recommended screenplay"
              script={recommendation ?? ""}
              scrolls
              className="recommended-script"
            />
          </Recommendation>
          {isEditor && (
            <FeedbackForm
              draftKey={draftKeys.scriptFeedback(story_id)}
              updateLabel="Update Recommendation"
              given={help.feedback}
              isWorking={help.isWorking}
              onUpdate={help.update}
              onReset={help.reset}
            />
          )}
        </div>
      </Panel>
      <Panel
        title="Current Script"
        className="writing-column max-lg:order-first"
        actions={<ScriptCounts story_id={story_id} script={own.text} saved={script} target={story.length} />}
      >
        {isEditor ? (
          <ScriptForm own={own} onSave={() => leaveAfter(own.save())} />
        ) : (
          <>
            <PermissionLostNotice own={own} />
            {script.trim() === "" ? (
              <NothingWritten text="No script yet." hint="Scenes and dialogue, set as a screenplay." />
            ) : (
              <Screenplay script={script} />
            )}
          </>
        )}
      </Panel>
      <ReplaceDialog {...replacing} what="script" />
      <CompareTextsDialog own={own} script onKeepMine={() => void leaveAfter(own.keepMine())} />
    </div>
  );
}
