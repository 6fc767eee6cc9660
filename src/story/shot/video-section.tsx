import type { Shot } from "@/api/contract/shot";
import { nonSpeakingPart, shotTypeLabel, shotTypes } from "@/rules/shot-type";
import { Chip } from "@/ui/chip";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { ActionVideo } from "./action-video";
import { ClipMaker } from "./clip-maker";
import { ShotSection } from "./shot-section";
import { useShotType } from "./use-shot-type";

type VideoSectionProps = {
  dialogue_id: string;
  shot: Shot;
  isEditor: boolean;
  hasImage: boolean;
  hasAudio: boolean;
  /** A clip is begun to be made. */
  onMake: () => void;
};

const needsImage = "An image is required to generate a video. Please generate an image first.";
const needsAudio = "Audio is required to generate a talking video. No audio found for this shot.";

/** The shot's type, and its clip made as the type wants it. */
export function VideoSection(props: VideoSectionProps) {
  const { dialogue_id, shot, isEditor, hasImage, hasAudio, onMake } = props;
  const type = useShotType(dialogue_id, shot, isEditor);
  const lacksAudio = !hasAudio && shot.character_name !== nonSpeakingPart;
  const parts = { dialogue_id, shot, isEditor, onMake };
  const missing = hasImage ? undefined : needsImage;

  return (
    <ShotSection title="Video">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-4">
        {isEditor ? (
          <ShotTypeField type={type} />
        ) : (
          <p className="flex items-center gap-2 text-sm text-dim">
            Shot Type <Chip>{shotTypeLabel(type.shot_type)}</Chip>
          </p>
        )}
        {type.kind === "talking" ? (
          <ClipMaker
            key="talking"
            kind="talking"
            {...parts}
            missing={missing ?? (lacksAudio ? needsAudio : undefined)}
          />
        ) : (
          <ActionVideo {...parts} missing={missing} />
        )}
      </div>
    </ShotSection>
  );
}

function ShotTypeField({ type }: { type: ReturnType<typeof useShotType> }) {
  const types = new Set([...shotTypes, type.shot_type]);
  return (
    <div className="shot-type flex min-w-0 items-start gap-2">
      <span aria-hidden className="whitespace-nowrap text-dim">
        Shot Type
      </span>
      <Field label="Shot Type" hideLabel error={type.error}>
        <Select
          value={type.shot_type}
          isSaving={type.isSaving}
          onChange={(event) => void type.choose(event.target.value)}
        >
          {[...types].map((name) => (
            <option key={name} value={name}>
              {shotTypeLabel(name)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
