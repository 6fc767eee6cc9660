/** Where each longer text is kept as a draft: entity and field. */
export const draftPlaces = {
  description: (project_id: string) => `project/${project_id}/description`,
  information: (context_id: string, info_id = "new") => `context/${context_id}/information/${info_id}`,
  logline: (story_id: string) => `story/${story_id}/logline`,
  loglineFeedback: (story_id: string) => `story/${story_id}/logline-feedback`,
  script: (story_id: string) => `story/${story_id}/script`,
  scriptFeedback: (story_id: string) => `story/${story_id}/script-feedback`,
  location: (story_id: string, location_id: string) => `story/${story_id}/location/${location_id}`,
  imageDescription: (character_id: string) => `character/${character_id}/image-description`,
  imagePrompt: (dialogue_id: string) => `shot/${dialogue_id}/image-prompt`,
  actionPrompt: (dialogue_id: string) => `shot/${dialogue_id}/action-prompt`,
  newVoice: () => "default-voices/new/description",
};
