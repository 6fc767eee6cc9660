import { call } from "@/api/client";
import { storyDetails, updateStoryLength } from "@/api/contract/story";
import { useLatestSave } from "@/api/use-latest-save";
import { allowedLength, defaultLength, minuteChoices, secondChoices, type StoryLength } from "@/rules/story-length";
import { Field } from "@/ui/field";
import { Notice } from "@/ui/notice";
import { Select } from "@/ui/select";

type StoryLengthFieldsProps = { story_id: string; length: StoryLength | undefined; mayEdit: boolean };

/** Minutes and seconds, saved on every change. When a save fails, the server's value is shown again with the error. */
export function StoryLengthFields({ story_id, length = defaultLength, mayEdit }: StoryLengthFieldsProps) {
  const save = useLatestSave({
    save: async (next: StoryLength) => {
      await call(updateStoryLength, { story_id, ...next });
    },
    refreshes: [storyDetails],
    failed: "Failed to update story length. Please try again.",
  });
  const { minutes, seconds } = save.pending ?? length;
  const choose = (next: StoryLength) => {
    if (mayEdit) void save.change(allowedLength(next));
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field label="Minutes">
          <Select
            value={minutes}
            isSaving={minutes !== length.minutes}
            disabled={!mayEdit}
            onChange={(event) => choose({ minutes: Number(event.target.value), seconds })}
          >
            {choices(minuteChoices, minutes)}
          </Select>
        </Field>
        <Field label="Seconds">
          <Select
            value={seconds}
            isSaving={seconds !== length.seconds}
            disabled={!mayEdit}
            onChange={(event) => choose({ minutes, seconds: Number(event.target.value) })}
          >
            {choices(secondChoices(minutes), seconds)}
          </Select>
        </Field>
      </div>
      {save.failure && <Notice tone="bad">{save.failure}</Notice>}
    </div>
  );
}

/** The options, plus the present value where an older story has another one. */
const choices = (offered: number[], present: number) =>
  [...new Set([...offered, present])].map((value) => (
    // A value that is not allowed is shown, but cannot be chosen.
    <option key={value} value={value} disabled={!offered.includes(value)}>
      {value}
    </option>
  ));
