/** Gives story-1 a parsed and cast script of `size` lines, every third without dialogue, ten lines a scene. */
export function writeLines(state, size) {
  const story = state.stories["story-1"];
  const job = { status: "none", storage_status: "", progress: 0 };
  story.lines = Array.from({ length: size }, (_, index) => ({
    id: `line-${index + 1}`,
    line_number: index + 1,
    scene_location: `INT. ROOM ${Math.floor(index / 10)} - NIGHT`,
    character_name: index % 3 === 2 ? "Non-speaking part" : "BOB",
    stage_directions: index % 3 === 2 ? "He waves at the cloud, which does not wave back." : "",
    dialogue_text: index % 3 === 2 ? "" : `This is line ${index + 1}, and it is as long as lines in scripts are.`,
    shot_type: "",
    image_prompt: "A wide shot of a wet street at night, neon in the puddles, a man with a phone.",
    action_video_prompt: "",
    audio_file: "",
    image_file: "",
    video_file: "",
    video_seconds: 0,
    image_job: job,
    video_job: job,
  }));
  story.locations = [0, 1].map((room) => ({
    id: `location-${room}`,
    name: `INT. ROOM ${room} - NIGHT`,
    location_description: "A bare room.",
  }));
  Object.assign(state.characters["character-1"], { image_file: "bob.webp" });
  Object.assign(state.characters["character-1"].voice, { voice_id: "v1", name: "Daniel" });
  story.mappings = {
    BOB: { project_character_id: "character-1", auto_matched: true, match_type: "exact", similarity_score: 1 },
  };
}
