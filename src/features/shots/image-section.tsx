import { Sparkles } from "lucide-react";
import { parsedLines } from "@/api/contract/parsing";
import { shotDetails, updateImagePrompt } from "@/api/contract/shot";
import { send, useAction } from "@/api/query";
import { Button } from "@/ui/button";
import { EditableText } from "@/ui/editable-text";
import { Panel } from "@/ui/panel";
import { JobNotes } from "./job-notes";
import type { ImageJob } from "./use-image-job";
import type { JobFailure } from "./use-shot-job";

type ImageSectionProps = {
  dialogue_id: string;
  image_prompt: string | undefined;
  isEditor: boolean;
  hasImage: boolean;
  making: ImageJob;
};

/** The picture's prompt, and its making. The picture itself stands large at the left. */
export function ImageSection({ dialogue_id, image_prompt = "", isEditor, hasImage, making }: ImageSectionProps) {
  const savePrompt = useAction(send(updateImagePrompt, { refreshes: [shotDetails, parsedLines] }));
  const hasNothing = !making.isWorking && making.status?.status === "completed" && !hasImage;

  return (
    <Panel title="Image">
      <div className="flex flex-col gap-4">
        <section aria-label="Image prompt" className="flex flex-col gap-1">
          <h3 className="text-sm text-dim">Image prompt</h3>
          <EditableText
            label="Image prompt"
            value={image_prompt}
            multiline
            look="script"
            empty="No image prompt yet."
            mayEdit={isEditor}
            onSave={(text) => savePrompt.mutateAsync({ dialogue_id, image_prompt: text.trim() })}
            error="Failed to update image prompt. Please try again."
          />
        </section>
        <JobNotes
          what="image"
          making={making}
          failure={making.failure ? failed(making.failure) : hasNothing ? noImage : undefined}
        />
        {isEditor && (
          <Button className="self-start" busy={making.isWorking} onClick={() => making.generate()}>
            {!making.isWorking && <Sparkles aria-hidden className="size-4" />}
            {making.isWorking ? "Generating..." : "Generate Image"}
          </Button>
        )}
      </div>
    </Panel>
  );
}

const noImage = "Image generation failed: the server sent no image.";

function failed(failure: JobFailure): string {
  switch (failure.at) {
    case "start":
      return `Failed to generate shot image: ${failure.reason}`;
    case "work":
      return `Image generation failed: ${failure.reason}`;
    case "end":
      return "Image generation took too long. Please try again later.";
  }
}
