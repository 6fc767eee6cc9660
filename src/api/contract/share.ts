import { z } from "zod";
import { done, endpoint } from "@/api/endpoint";
import { listBy, maybe, permissionLevel, text } from "./shared";

/** Sharing; document 1, sections 3 and 7. These calls know people by e-mail and carry no `user_id`. */
const permissionRecord = z.object({ email: text, permission: permissionLevel, sharedby: maybe(text) });
export type PermissionRecord = z.infer<typeof permissionRecord>;

export const projectPermissions = endpoint(
  "GET /share/project-permissions/:project_id",
  {},
  z.object({ permissions: listBy(permissionRecord, ({ email }) => email.toLowerCase()) }),
  { signed: false },
);
export const invite = endpoint(
  "POST /share/invite",
  { projectId: text, email: text, inviterEmail: text, permission: text },
  done,
  { signed: false },
);
export const sendInviteEmail = endpoint(
  "POST /share/send-invite-email",
  { projectId: text, projectName: text, inviterEmail: text, inviteeEmail: text, baseUrl: text },
  done,
  { signed: false },
);
export const setProjectPermission = endpoint(
  "POST /share/set-project-permission",
  { projectId: text, email: text, permission: text, sharedBy: text.nullable() },
  done,
  { signed: false },
);
/** Without invitees `removeInvitees` is false; when they are removed too, `newSharedBy` is null. */
export const removePermission = endpoint(
  "DELETE /share/remove-permission",
  { projectId: text, email: text, removeInvitees: z.boolean(), newSharedBy: text.nullable() },
  done,
  { signed: false },
);
