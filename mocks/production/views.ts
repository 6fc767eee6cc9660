import { mediaUrl } from "../media-address";
import type { Character, JobStatus, Line, World } from "../world";

/** A line in the shape of the wire, both for parsed lines and for shots. */
export function lineView(world: World, line: Line) {
  return {
    id: line.id,
    line_number: line.line_number,
    scene_location: line.scene_location,
    character_name: line.character_name,
    stage_directions: line.stage_directions,
    dialogue_text: line.dialogue_text,
    shot_type: line.shot_type,
    image_prompt: line.image_prompt,
    image_url: mediaUrl(world, line.image_file),
    stored_image_url: isStored(line.image_job) ? mediaUrl(world, line.image_file) : undefined,
    action_video_prompt: line.action_video_prompt,
    video_url: mediaUrl(world, line.video_file),
    stored_video_url: isStored(line.video_job) ? mediaUrl(world, line.video_file) : undefined,
  };
}

export function imageStatusView(world: World, line: Line) {
  const { image_url, stored_image_url, image_prompt } = lineView(world, line);
  const job = jobView(line.image_job, line.image_file);
  return { ...job, image_prompt, ...(job.status === "completed" && { image_url, stored_image_url }) };
}

export function videoStatusView(world: World, line: Line) {
  const { video_url, stored_video_url } = lineView(world, line);
  const job = jobView(line.video_job, line.video_file);
  const { progress } = line.video_job;
  return { ...job, progress, ...(job.status === "completed" && { video_url, stored_video_url }) };
}

export const characterView = (world: World, character: Character) => ({
  id: character.id,
  name: character.name,
  created_by: character.created_by,
  character_image_url: mediaUrl(world, character.image_file),
  image_description: character.image_description,
  generation_status: character.generation_status,
});

/** Media without a job (from the seed or a copy) count as stored. */
const isStored = ({ storage_status }: JobStatus) => storage_status === "" || storage_status === "completed";

/** While a picture or clip is being made again, the old one is not reported. */
function jobView(job: JobStatus, file: string) {
  const status = job.status === "none" && file !== "" ? "completed" : job.status;
  return {
    status,
    storage_status: job.storage_status,
    is_stored: status === "completed" && isStored(job),
    error: job.error,
  };
}
