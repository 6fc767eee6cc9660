import type { DefaultVoice } from "@/api/contract/admin";

/** What a voice is like, where it comes from, and what it would suit. */
export const VoiceFacts = ({ voice: { accent, description, use_case } }: { voice: DefaultVoice }) => (
  <span className="flex flex-col gap-1 text-base text-dim">
    {description && <span>{description}</span>}
    <span className="flex flex-wrap gap-x-4 text-sm">
      {accent && <span>Accent: {accent}</span>}
      {use_case && <span>Use: {use_case}</span>}
    </span>
  </span>
);
