import { useQuery } from "@tanstack/react-query";
import { existingAudio } from "@/api/contract/generators";
import { read } from "@/api/query";
import { mediaUrl } from "@/rules/media-url";
import { nonSpeakingPart } from "@/rules/shot-type";
import { QueryState } from "@/shared/query-state";
import { Notice } from "@/ui/notice";
import { PlayerNotice } from "@/ui/player-notice";
import { usePlayer } from "@/ui/use-loading";
import { ShotSection } from "./shot-section";
import type { ShotDetails } from "./use-shot";

/** The shot's own audio, else that of its line. */
export function useShotAudio({ shot, story }: ShotDetails) {
  const own = isAddress(shot.audio_url) ? shot.audio_url : undefined;
  const ofLines = useQuery({ ...read(existingAudio, { story_id: story.id }), enabled: own === undefined });
  const address = own ?? ofLines.data?.existing_audio.get(String(shot.line_number));
  return { address: isAddress(address) ? address : undefined, ofLines };
}

const isAddress = (text: string | undefined) => mediaUrl(text, "audio") !== undefined;

type AudioSectionProps = { shot: ShotDetails["shot"]; audio: ReturnType<typeof useShotAudio> };

export function AudioSection({ shot, audio: { address, ofLines } }: AudioSectionProps) {
  const { line_number, character_name } = shot;
  return (
    <ShotSection
      title="Audio"
      aside={
        address ? (
          <Player line_number={line_number} address={address} />
        ) : (
          ofLines.data && (
            <p className="text-sm text-dim">
              {character_name === nonSpeakingPart ? "Non-speaking lines have no audio." : "No audio for this line yet."}
            </p>
          )
        )
      }
    >
      {!address && !ofLines.data && (
        <QueryState isPart query={ofLines} words="Loading audio..." failureText="Failed to check existing audio">
          {false}
        </QueryState>
      )}
    </ShotSection>
  );
}

function Player({ line_number, address }: { line_number: number; address: string }) {
  const audio = mediaUrl(address, "audio");
  const src = audio && "url" in audio ? audio.url : undefined;
  const { key, stage, events, tryAgain } = usePlayer(src);
  if (audio === undefined || "refused" in audio) return <Notice tone="bad">{audio?.refused}</Notice>;
  return (
    <div className="line-audio flex min-w-0 flex-col gap-3">
      <audio
        key={key}
        src={src}
        controls
        preload="metadata"
        aria-label={`Audio of line ${line_number}`}
        className="h-9 w-full"
        {...events}
      />
      <PlayerNotice
        stage={stage}
        slow="The audio is slow to load."
        failed={`Failed to play audio for line ${line_number}`}
        again="Try again"
        onAgain={tryAgain}
      />
    </div>
  );
}
