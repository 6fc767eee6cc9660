/**
 * The animatic engine: it makes scratch speech, storyboard pictures, clips and the joined film. It takes and returns
 * bytes; the caller stores them.
 */
export const imageStyles = [
  "Classic Anime",
  "Comic Book",
  "CyberPunk",
  "Digital Art",
  "Fantasy Art",
  "Film Noir",
] as const;
export type ImageStyle = (typeof imageStyles)[number];

/** A person in a picture. Name and description choose hair, clothes and face, always the same way. */
export interface CastMember {
  name: string;
  description: string;
  voice_gender?: "male" | "female" | undefined;
  voice_age?: "young" | "middle_aged" | "old" | undefined;
}

export type MediaJob =
  | { make: "speech"; text: string; voice_id: string }
  | { make: "portrait"; style: ImageStyle; cast: CastMember; hasSlate?: boolean | undefined }
  | {
      make: "panel";
      style: ImageStyle;
      prompt: string;
      /** Who is in the picture, at most six; the first one speaks. Empty for a shot without people. */
      cast: CastMember[];
      /** "EXT. PARK - DAY"; tells inside from outside and day from night. */
      scene_location: string;
      location_description: string;
      shot_type: "talking" | "action";
      /** Puts the scene and the prompt in a line below the picture. */
      hasSlate?: boolean | undefined;
    }
  | {
      make: "clip";
      kind: "talking" | "action";
      style: ImageStyle;
      /** The shot's picture, as `panel` made it. */
      picture: Uint8Array;
      /** The line's speech, as `speech` made it; without it the clip gets a soft room tone. */
      speech?: Uint8Array | undefined;
      /** What happens; chooses the camera move of an action clip. */
      prompt: string;
    }
  | { make: "film"; clips: Uint8Array[] };

export interface Made {
  bytes: Uint8Array;
  /** "audio/wav", "image/webp", "video/webm", … */
  type: string;
  /** Playing time, of sounds and films. */
  seconds?: number | undefined;
}

export interface MediaStudio {
  /** Makes one thing. `onProgress` gets 0…1. Rejects with an Error that says what could not be made. */
  make(job: MediaJob, onProgress?: (share: number) => void): Promise<Made>;
  close(): Promise<void>;
}
