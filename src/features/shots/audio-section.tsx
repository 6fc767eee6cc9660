import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "@/api/api-error";
import { existingAudio } from "@/api/contract/generators";
import { askAgain, read } from "@/api/query";
import { mediaUrl } from "@/rules/media-url";
import { nonSpeakingPart } from "@/rules/shot-type";
import { LoadFailure } from "@/ui/load-failure";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { Loading } from "@/ui/skeleton";
import type { ShotDetails } from "./use-shot";

/** The shot's own audio, else that of its line. */
export function useShotAudio({ shot, story }: ShotDetails) {
  const ofLines = useQuery({ ...read(existingAudio, { story_id: story.id }), enabled: !shot.audio_url });
  const address = shot.audio_url || ofLines.data?.existing_audio.get(String(shot.line_number));
  return { address: address || undefined, ofLines };
}

type AudioSectionProps = { shot: ShotDetails["shot"]; audio: ReturnType<typeof useShotAudio> };

export function AudioSection({ shot, audio: { address, ofLines } }: AudioSectionProps) {
  const client = useQueryClient();
  const { line_number, character_name } = shot;
  return (
    <Panel title="Audio">
      {address ? (
        <Player key={address} line_number={line_number} address={address} />
      ) : ofLines.isPending ? (
        <Loading words="Loading audio..." onRetry={() => askAgain(client)} />
      ) : ofLines.isLoadingError ? (
        <LoadFailure
          text={errorText(ofLines.error, "Failed to check existing audio")}
          busy={ofLines.isFetching}
          onRetry={ofLines.refetch}
        />
      ) : (
        <p className="text-dim">
          {character_name === nonSpeakingPart ? "Non-speaking lines have no audio." : "No audio for this line yet."}
        </p>
      )}
    </Panel>
  );
}

function Player({ line_number, address }: { line_number: number; address: string }) {
  const [hasFailed, setFailed] = useState(false);
  const audio = mediaUrl(address, "audio");
  if (audio === undefined || "refused" in audio) return <Notice tone="bad">{audio?.refused}</Notice>;
  return (
    <div className="flex flex-col gap-3">
      <audio
        src={audio.url}
        controls
        preload="metadata"
        aria-label={`Audio of line ${line_number}`}
        className="h-10 w-full"
        onError={() => setFailed(true)}
        onCanPlay={() => setFailed(false)}
      />
      {hasFailed && <Notice tone="bad">Failed to play audio for line {line_number}</Notice>}
    </div>
  );
}
