import type { PermissionRecord } from "@/api/contract/share";
import type { Sharer } from "@/rules/sharing";

/** A project and its people, as the signed-in person sees them. */
export interface SharedProject {
  project: { id: string; name: string };
  people: PermissionRecord[];
  me: Sharer;
  /** Addresses whose level could not be changed, until a later change of the people succeeds. */
  refused: string[];
  onRefused: (email: string) => void;
  onChanged: () => void;
}
