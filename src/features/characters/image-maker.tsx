import { useState, type SyntheticEvent } from "react";
import { Sparkles } from "lucide-react";
import { reasonText } from "@/api/api-error";
import {
  characterDetails,
  characterImageDetails,
  loadImageSettings,
  updateImageDescription,
} from "@/api/contract/character";
import { call } from "@/api/client";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { mayEdit } from "@/rules/permissions";
import { NotifyMeButton } from "@/shared/notify-me-button";
import { useEditableField } from "@/shared/use-editable-field";
import { useJobNotification } from "@/shared/use-job-notification";
import { Button } from "@/ui/button";
import { EditableText } from "@/ui/editable-text";
import { EmptyState } from "@/ui/empty-state";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { ProgressBar } from "@/ui/progress-bar";
import "./character.css";
import { Face } from "./face";
import { imageProgress, type ImageStage } from "./image-progress";
import type { ImageDetails, useImageGeneration } from "./use-image-generation";

type ImageMakerProps = { character_id: string; details: ImageDetails; making: ReturnType<typeof useImageGeneration> };

const descriptionOf = ({ imageDescription, character }: ImageDetails) =>
  imageDescription ?? character.image_description ?? "";

/** A character's picture, large, and the description it is made from. */
export function ImageMaker({ character_id, details, making }: ImageMakerProps) {
  const { character, permissionLevel } = details;
  const name = character.name ?? "the character";
  const isEditor = mayEdit(permissionLevel);
  const [asksForDescription, setAsksForDescription] = useState(false);
  const own = useEditableField({
    draftKey: draftKeys.imageDescription(character_id),
    query: read(characterImageDetails, { character_id }),
    textOf: descriptionOf,
    mayEdit: isEditor,
    save: (text) => call(updateImageDescription, { character_id, description: text.trim() }),
    refreshes: [characterImageDetails, characterDetails, loadImageSettings],
    failed: (error) => `Failed to update description: ${reasonText(error)}`,
  });

  const isBlank = own.text.trim() === "";

  useJobNotification({
    what: `Image of ${name}`,
    isWorking: making.isWorking,
    end: making.error ? { failed: true, words: making.error } : making.stage && { words: "The image is ready." },
  });

  /** The load or failure of any `img` in the frame; the old picture's come again while it stands under the new one. */
  function settle({ target }: SyntheticEvent) {
    if (target instanceof HTMLImageElement) making.onSettled(target.getAttribute("src") ?? undefined);
  }

  /** The picture is made from what stands in the description, so that is saved first. */
  async function generate() {
    setAsksForDescription(isBlank);
    if (isBlank || (own.isDirty && !(await own.save()))) return;
    making.generate(details.projectId);
  }

  return (
    <div className="beside-face">
      <div onLoadCapture={settle} onErrorCapture={settle}>
        <Face address={character.character_image_url} name={name} />
      </div>
      <Panel title="Image description">
        {isBlank && !isEditor ? (
          <EmptyState text="No description yet." />
        ) : (
          <div className="description flex flex-col gap-6">
            <EditableText
              label="Image description"
              own={own}
              multiline
              look="script"
              lines={10}
              empty="No description yet."
              opensEmpty
            />
            {asksForDescription && isBlank && (
              <Notice tone="bad">Please provide a character description before generating an image</Notice>
            )}
            {isEditor && (
              <Button
                variant={isBlank ? "quiet" : "primary"}
                busy={making.isWorking}
                onClick={() => void generate()}
                className="sm:self-start"
              >
                <Sparkles aria-hidden />
                Generate Character Image
              </Button>
            )}
          </div>
        )}
        <div className="flex flex-col gap-4 not-empty:mt-6">
          {making.stage && <Progress stage={making.stage} />}
          {making.isSlow && <Notice tone="info">Image generation may take longer. Polling for status...</Notice>}
          {making.error && <Notice tone="bad">{making.error}</Notice>}
        </div>
      </Panel>
    </div>
  );
}

function Progress({ stage }: { stage: ImageStage }) {
  const { percent, words } = imageProgress(stage);
  const isComplete = stage.is === "complete";
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label="Character image" value={percent} tone={isComplete ? "ok" : "accent"} />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-dim">
        <span role="status">{words}</span>
        {!isComplete && <span>You may leave: the image is made all the same.</span>}
      </p>
      {(stage.is === "preparing" || stage.is === "making") && <NotifyMeButton />}
    </div>
  );
}
