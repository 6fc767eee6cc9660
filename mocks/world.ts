import type { MediaStudio } from "./media/studio";
import type { Switches } from "./switches";

/** The data of the stand-in. Plain, so that it can be stored as JSON across restarts. */
export interface State {
  nextId: number;
  people: Record<string, Person>;
  mails: Mail[];
  projects: Record<string, Project>;
  contexts: Record<string, ContextItem>;
  stories: Record<string, Story>;
  characters: Record<string, Character>;
  voices: Record<string, DefaultVoice>;
  storyVideoJobs: Record<string, StoryVideoJob>;
  switches: Switches;
}

export interface Person {
  user_id: string;
  userName: string;
  email: string;
  /** See passwords.ts. */
  passwordDigest: string;
  emailVerified: boolean;
  is_admin: boolean;
  /** Seconds since 1970. */
  created_at: number;
  signed_in_at: number;
}

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The address of its button. */
  link: string;
  sent_at: string;
  /** The code of a verification mail. */
  code?: string | undefined;
}

export type PermissionLevel = "owner" | "editor" | "commenter" | "viewer";

export interface Project {
  id: string;
  name: string;
  description: string;
  image_style: string;
  /** The owner's user id. */
  owner: string;
  /** Whether it was given to its owner as the sample. */
  isSample?: boolean;
  /** The other people with access, by e-mail in lower case. */
  permissions: { email: string; permission: Exclude<PermissionLevel, "owner">; sharedby: string }[];
}

export interface ContextItem {
  id: string;
  project_id: string;
  name: string;
  contextType: string;
  information: { id: string; name: string; information: string; attachments: Attachment[] }[];
}

export interface Attachment {
  id: string;
  name: string;
  type: string;
  /** Name of the file in the media store. */
  file: string;
}

export interface Story {
  id: string;
  project_id: string;
  title: string;
  created_by: string;
  length: { minutes: number; seconds: number };
  logline: string;
  script: string;
  logline_help: WritingHelp;
  script_help: WritingHelp;
  parsing: { status: "none" | "starting" | "processing" | "completed" | "failed"; error?: string | undefined };
  lines: Line[];
  locations: { id: string; name: string; location_description: string }[];
  /** Script character → project character's id, null where the user chose none. */
  mappings: Record<string, Mapping>;
  /** The status of each character made by the last "generate missing characters", by id. */
  charactersStatus: Record<string, string>;
  video?: StoryVideo | undefined;
}

export interface WritingHelp {
  /** Whether the context was generated, which recommendations require. */
  prepared: boolean;
  text: string;
  feedback: string;
}

export interface Mapping {
  project_character_id: string | null;
  auto_matched: boolean;
  match_type: "exact" | "similar" | "none";
  similarity_score: number;
}

export interface Line {
  id: string;
  line_number: number;
  scene_location: string;
  character_name: string;
  stage_directions: string;
  dialogue_text: string;
  shot_type: "" | "talking" | "action";
  image_prompt: string;
  action_video_prompt: string;
  /** Names of files in the media store; "" where there is none. */
  audio_file: string;
  image_file: string;
  video_file: string;
  /** Seconds. */
  video_seconds: number;
  image_job: JobStatus;
  video_job: JobStatus;
}

export interface JobStatus {
  status: "none" | "generating" | "audio_processing" | "completed" | "failed";
  storage_status: string;
  progress: number;
  error?: string | undefined;
}

export interface Character {
  id: string;
  project_id: string;
  name: string;
  created_by: string;
  image_description: string;
  image_file: string;
  generation_status: "" | "pending" | "completed" | "failed";
  generation_error?: string | undefined;
  voice: { voice_id: string; name: string; voice_gender: string; voice_age: string; preview_url: string };
}

export interface DefaultVoice {
  id: string;
  name: string;
  voice_id: string;
  gender: string;
  age: string;
  accent: string;
  description: string;
  use_case: string;
  preview_url: string;
}

export interface StoryVideo {
  file: string;
  created_at: string;
  video_count: number;
  /** Neither is known of a film that is still to be made, such as that of the sample. */
  duration?: number;
  file_size?: number;
}

export interface StoryVideoJob {
  id: string;
  story_id: string;
  status: "queued" | "processing" | "completed" | "failed";
  phase: string;
  progress: number;
  message: string;
  error?: string | undefined;
}

/** Where media and uploaded files are stored: a folder, or memory in unit tests. */
export interface MediaStore {
  put(file: string, bytes: Uint8Array): Promise<void>;
  get(file: string): Promise<Uint8Array | undefined>;
  /** A file that is still being made, as far as it is made, and then as it grows; undefined for one that is whole. */
  grow?(file: string): Promise<ReadableStream<Uint8Array> | undefined>;
}

/** A fault that a test sets for the line of a call. */
export interface Fault {
  status?: number;
  /** The JSON field `error` of the answer. */
  error?: string;
  /** A whole answer instead of JSON. */
  body?: string;
  contentType?: string;
  /** The header Retry-After: seconds or a date. */
  retryAfter?: string;
  /** The header Location of a redirect. */
  location?: string;
  /** Milliseconds before the answer. */
  delay?: number;
  /** The connection is reset. */
  reset?: boolean;
  /** The connection is reset in the middle of the answer. */
  breaksOff?: boolean;
  /** The answer never comes. */
  hang?: boolean;
  /** How many calls it affects; all if absent. */
  times?: number;
}

export interface World {
  /** As its cookie has it; "" is the kept one, and that of a unit test. */
  name: string;
  /** Where the page is that asked last; a second origin is told from it. */
  pageOrigin: string;
  state: State;
  media: MediaStudio;
  store: MediaStore;
  faults: Map<string, Fault>;
  /** Milliseconds of simulated work between steps; 0 in unit tests. */
  pace: number;
  /** The running jobs and streams, which are not stored across restarts. */
  running: Map<string, Run>;
  /** Schedules a write of the state, where the world is stored. */
  save: () => void;
}

/** One run of a bulk generator or job: its messages so far, for late followers, and its listeners. */
export interface Run {
  messages: Record<string, unknown>[];
  ended: boolean;
  listeners: Set<() => void>;
}

/** A new id that is unique in the world: "story-7". */
export const newId = (world: World, kind: string) => `${kind}-${(world.state.nextId++).toString(36)}`;
