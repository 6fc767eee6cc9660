import { Sparkles } from "lucide-react";
import { parsedLines } from "@/api/contract/parsing";
import { shotDetails, updateImagePrompt } from "@/api/contract/shot";
import { call } from "@/api/client";
import { draftKeys } from "@/drafts/draft-keys";
import { useEditableField } from "@/shared/use-editable-field";
import { Button } from "@/ui/button";
import { EditableText } from "@/ui/editable-text";
import { Panel } from "@/ui/panel";
import { JobNotes } from "./job-notes";
import type { ImageJob } from "./use-image-job";
import { shotQuery } from "./use-shot";

type ImageSectionProps = {
  dialogue_id: string;
  line_number: number;
  isEditor: boolean;
  hasImage: boolean;
  /** Why the address of the picture cannot be used. */
  refused: string | undefined;
  making: ImageJob;
};

/** The picture's prompt, and its making. The picture itself stands large at the left. */
export function ImageSection({ dialogue_id, line_number, isEditor, hasImage, refused, making }: ImageSectionProps) {
  const prompt = useEditableField({
    draftKey: draftKeys.imagePrompt(dialogue_id),
    query: shotQuery(dialogue_id),
    textOf: ({ shot }) => shot.image_prompt ?? "",
    mayEdit: isEditor,
    save: (text) => call(updateImagePrompt, { dialogue_id, image_prompt: text.trim() }),
    refreshes: [shotDetails, parsedLines],
    failed: "Failed to update image prompt. Please try again.",
  });
  const hasNothing = !making.isWorking && making.status?.status === "completed" && !hasImage;

  return (
    <Panel title="Image">
      <div className="flex flex-col gap-4">
        <section aria-label="Image prompt" className="flex flex-col gap-1">
          <h3 className="text-sm text-dim">Image prompt</h3>
          <EditableText label="Image prompt" own={prompt} multiline look="script" empty="No image prompt yet." />
        </section>
        <JobNotes
          what="image"
          making={making}
          line_number={line_number}
          failure={making.failure ?? (hasNothing ? `Image generation failed: ${refused ?? nothing}` : undefined)}
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

const nothing = "the server sent no image.";
