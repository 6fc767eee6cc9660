import type { PermissionRecord } from "@/api/contract/share";
import type { Sharer } from "@/rules/sharing";

/** A project and its people, as the signed-in person sees them. */
export interface SharedProject {
  project: { id: string; name: string };
  people: PermissionRecord[];
  me: Sharer;
  /** Addresses whose last change of level failed; emptied when a later change succeeds. */
  refused: string[];
  onRefused: (email: string) => void;
  onChanged: () => void;
}
