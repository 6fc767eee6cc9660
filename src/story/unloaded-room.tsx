import type { ReactNode } from "react";
import { paths } from "@/routing/paths";
import { QueryState } from "@/shared/query-state";
import { ButtonLink } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { FramesToCome } from "./frames-to-come";
import type { StoryRoom } from "./use-story-room";

type UnloadedRoomProps = {
  story_id: string;
  room: StoryRoom;
  /** What will stand here once the script is parsed. */
  hint: string;
  /** The shape of what comes. */
  children: ReactNode;
};

/** Stands where a room of the film would: what it shows is on its way, could not be loaded, or has not been parsed. */
export function UnloadedRoom({ story_id, room, hint, children }: UnloadedRoomProps) {
  const { details, parsed, lines, mayEdit } = room;
  if (!details.data)
    return (
      <QueryState
        query={details}
        words="Loading story..."
        failureText="Failed to fetch story details"
        notFoundText="Story not found."
      >
        {children}
      </QueryState>
    );
  if (!lines)
    return (
      <QueryState query={parsed} words="Loading parsed lines..." failureText="Failed to fetch parsed lines">
        {children}
      </QueryState>
    );
  return (
    <EmptyState
      className="room-to-come"
      picture={<FramesToCome />}
      text="The script has not been parsed yet."
      hint={hint}
      action={mayEdit && <ButtonLink to={`${paths.scriptMedia(story_id)}#parse`}>Parse Script</ButtonLink>}
    />
  );
}
