import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import {
  editLogline,
  existingLoglines,
  generateLoglineContext,
  generateLoglines,
  refreshLoglines,
  sendLoglineFeedback,
} from "@/api/contract/logline";
import { storyDetails } from "@/api/contract/story";
import { call } from "@/api/client";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { paths } from "@/routing/paths";
import { mayEdit } from "@/rules/permissions";
import { recommendationItems } from "@/rules/recommendation-list";
import { useEditableField } from "@/shared/use-editable-field";
import { CompareTextsDialog } from "@/ui/compare-texts-dialog";
import { Button } from "@/ui/button";
import { Field, TextArea } from "@/ui/field";
import { Form, FormActions } from "@/ui/form";
import { DraftRecoveryNotice } from "@/ui/draft-recovery-notice";
import { PermissionLostNotice } from "@/ui/permission-lost-notice";
import { Panel } from "@/ui/panel";
import { RadioCard, RadioCards } from "@/ui/radio-card";
import { useSaveKey } from "@/ui/save-key";
import { FeedbackForm } from "./feedback-form";
import { NothingWritten } from "./nothing-written";
import { Recommendation } from "./recommendation";
import { ReplaceDialog, useConfirmReplace } from "./replace-dialog";
import { forgetFailedSave, useRecommendation } from "./use-recommendation";
import { WritingFrame } from "./writing-frame";

const loglineHelp = {
  existing: existingLoglines,
  prepare: generateLoglineContext,
  generate: generateLoglines,
  feedback: sendLoglineFeedback,
  refresh: refreshLoglines,
  // A list that holds only placeholders counts as empty.
  textOf: ({ recommendations = "" }: { recommendations?: string | undefined }) =>
    recommendationItems(recommendations).length > 0 ? recommendations : undefined,
  failed: {
    fetch: "Failed to fetch recommendations",
    generate: "Failed to generate recommendations",
    update: "Failed to update recommendations",
    reset: "Failed to reset recommendations",
  },
};

export function EditLoglineScreen() {
  return (
    <WritingFrame title="Edit Logline">
      {({ story, permissionLevel }, story_id) => (
        <LoglineEditor story_id={story_id} logline={story.logline?.text ?? ""} isEditor={mayEdit(permissionLevel)} />
      )}
    </WritingFrame>
  );
}

type LoglineEditorProps = { story_id: string; logline: string; isEditor: boolean };

function LoglineEditor({ story_id, logline, isEditor }: LoglineEditorProps) {
  const navigate = useNavigate();
  const own = useEditableField({
    draftKey: draftKeys.logline(story_id),
    query: read(storyDetails, { story_id }),
    textOf: ({ story }) => story.logline?.text ?? "",
    mayEdit: isEditor,
    save: (text) => call(editLogline, { story_id, logline: text }),
    refreshes: [storyDetails],
    failed: "Failed to save logline",
  });
  const { offer, ...replacing } = useConfirmReplace(own);
  const help = useRecommendation(loglineHelp, story_id, isEditor, { onNews: () => forgetFailedSave(own) });
  const items = [...new Set(recommendationItems(help.text ?? ""))];
  const field = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState<string>();
  const saved = useSaveKey(async () => isEditor && own.isDirty && !own.isSaving && own.save());

  const isChosen = chosen !== undefined && items.includes(chosen);

  function apply() {
    if (!isChosen) return;
    offer(chosen);
    // In a narrow window the field is far above.
    field.current?.scrollIntoView({ block: "nearest" });
  }

  /** A successful save returns to the story. */
  async function leaveAfter(saving: Promise<boolean>) {
    if (await saving) void navigate(paths.story(story_id));
  }

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Panel title="AI Logline Recommendations" className="writing-column">
        <div className="flex grow flex-col gap-6">
          <Recommendation
            help={help}
            isThere={items.length > 0}
            writing="Writing loglines..."
            loading="Loading recommendations..."
            none="No recommendations yet."
            lines={6}
          >
            <Loglines items={items} chosen={chosen} onChoose={isEditor ? setChosen : undefined} />
          </Recommendation>
          {isEditor && (
            <>
              {(items.length > 0 || help.isWorking || help.isLoading) && (
                <div className="border-b pb-6">
                  {/* Without a choice it does nothing, and looks like it. */}
                  <Button onClick={apply} disabled={own.isSaving} aria-disabled={isChosen ? undefined : true}>
                    Apply Selected
                  </Button>
                </div>
              )}
              {/* At the foot, as what is done with the logline itself. */}
              <div className="mt-auto">
                <FeedbackForm
                  draftKey={draftKeys.loglineFeedback(story_id)}
                  updateLabel="Update Recommendations"
                  given={help.feedback}
                  isWorking={help.isWorking}
                  onUpdate={help.update}
                  onReset={help.reset}
                />
              </div>
            </>
          )}
        </div>
      </Panel>
      <Panel title="Current Logline" className="writing-column stays-in-sight max-lg:order-first">
        {isEditor ? (
          <Form className="grow" onSubmit={() => void leaveAfter(own.save())}>
            <DraftRecoveryNotice kept={own.kept} present={own.text} discard={own.discard} onRestore={own.restore} />
            <Field label="Current Logline" hideLabel error={own.failure} className="grow">
              <TextArea
                ref={field}
                grows
                rows={4}
                className="logline logline-field grow"
                value={own.text}
                readOnly={own.isSaving}
                onChange={(event) => own.type(event.target.value)}
              />
            </Field>
            <FormActions>
              <Button type="submit" variant="primary" busy={own.isSaving} disabled={own.text === "" && !own.isDirty}>
                {own.isSaving ? "Saving..." : "Save Logline"}
              </Button>
              {saved}
            </FormActions>
          </Form>
        ) : (
          <>
            <PermissionLostNotice own={own} />
            {logline ? (
              <p className="logline overflow-y-auto whitespace-pre-wrap wrap-anywhere">{logline}</p>
            ) : (
              <NothingWritten text="No logline yet." hint="The whole story in a sentence or two." />
            )}
          </>
        )}
      </Panel>
      <ReplaceDialog {...replacing} what="logline" />
      <CompareTextsDialog own={own} onKeepMine={() => void leaveAfter(own.keepMine())} />
    </div>
  );
}

type LoglinesProps = { items: string[]; chosen: string | undefined; onChoose: ((item: string) => void) | undefined };

/** The recommended loglines: for whoever may edit, to choose from. */
function Loglines({ items, chosen, onChoose }: LoglinesProps) {
  if (!onChoose)
    return (
      <ol className="flex list-decimal flex-col gap-5 pl-8 lg:text-lg">
        {items.map((item) => (
          <li key={item} className="whitespace-pre-wrap wrap-anywhere">
            {item}
          </li>
        ))}
      </ol>
    );
  return (
    <RadioCards legend="Recommendations">
      {items.map((item) => (
        <RadioCard
          key={item}
          name="recommendation"
          value={item}
          label={item}
          className="lg:text-[1.0625rem] lg:leading-7"
          checked={chosen === item}
          onChange={() => onChoose(item)}
        />
      ))}
    </RadioCards>
  );
}
