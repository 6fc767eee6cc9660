import { useEffect, useState, type ComponentProps, type RefObject } from "react";
import { editScript } from "@/api/contract/script";
import { storyDetails } from "@/api/contract/story";
import { call } from "@/api/client";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useEditableField } from "@/shared/use-editable-field";
import { PermissionLostNotice } from "@/ui/permission-lost-notice";
import { EmptyStory } from "./empty-story";
import { WrittenStory } from "./written-story";

type StoryBodyProps = ComponentProps<typeof WrittenStory> & {
  project_id: string;
  isWritten: boolean;
  /** Where a first script is written. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Told whether something stands there. */
  onFilled: (isFilled: boolean) => void;
};

/** A story by whether it has a script. Whoever was offered to write one keeps the box until what stands in it is saved. */
export function StoryBody(props: StoryBodyProps) {
  const { isWritten, mayEdit } = props;
  const [isBegun, setBegun] = useState(false);
  if (mayEdit && !isWritten && !isBegun) setBegun(true);
  if (isBegun) return <BegunStory {...props} />;
  return isWritten ? <WrittenStory {...props} /> : <EmptyStory {...props} own={undefined} />;
}

function BegunStory(props: StoryBodyProps) {
  const { story_id, isWritten, mayEdit, onFilled } = props;
  const own = useEditableField({
    draftKey: draftKeys.script(story_id),
    query: read(storyDetails, { story_id }),
    textOf: ({ story }) => story.script?.text ?? "",
    mayEdit,
    save: (text) => call(editScript, { story_id, script: text }),
    refreshes: [storyDetails],
    failed: "Failed to update script. Please try again.",
  });
  const isFilled = own.text.trim() !== "";
  useEffect(() => onFilled(isFilled), [onFilled, isFilled]);
  if (mayEdit && (!isWritten || own.isDirty || own.isSaving)) return <EmptyStory {...props} own={own} />;
  return (
    <div className="flex flex-col gap-6">
      {!mayEdit && <PermissionLostNotice own={own} />}
      {isWritten ? <WrittenStory {...props} /> : <EmptyStory {...props} own={undefined} />}
    </div>
  );
}
