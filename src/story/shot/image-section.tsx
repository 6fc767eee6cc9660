import { parsedLines } from "@/api/contract/parsing";
import { shotDetails, updateImagePrompt } from "@/api/contract/shot";
import { call } from "@/api/client";
import { draftKeys } from "@/drafts/draft-keys";
import { useEditableField } from "@/shared/use-editable-field";
import { Button } from "@/ui/button";
import { EditableText } from "@/ui/editable-text";
import { JobNotes } from "./job-notes";
import { panelButton, ShotSection } from "./shot-section";
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
  /** The picture, to be seen beside its prompt in a wide window. */
  still: string | undefined;
  onMake: () => void;
};

/** The picture's prompt, and its making. The picture itself stands large in its frame. */
export function ImageSection(props: ImageSectionProps) {
  const { dialogue_id, line_number, isEditor, hasImage, refused, making, still, onMake } = props;
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
    <ShotSection title="Image">
      <div className="flex items-start gap-4">
        {still && (
          <img
            src={still}
            alt=""
            loading="lazy"
            className="prompt-still aspect-video shrink-0 rounded-md bg-ink-950 object-contain"
          />
        )}
        <section aria-label="Image prompt" className="image-prompt min-w-0 flex-1 text-dim">
          <EditableText label="Image prompt" own={prompt} multiline look="script" empty="No image prompt yet." />
        </section>
      </div>
      {isEditor && (
        <Button size="sm" className={panelButton} busy={making.isWorking} onClick={generate}>
          {making.isWorking ? "Generating..." : "Generate Image"}
        </Button>
      )}
      <JobNotes
        what="image"
        making={making}
        line_number={line_number}
        failure={making.failure ?? (hasNothing ? `Image generation failed: ${refused ?? nothing}` : undefined)}
      />
    </ShotSection>
  );

  function generate() {
    onMake();
    making.generate();
  }
}

const nothing = "the server sent no image.";
