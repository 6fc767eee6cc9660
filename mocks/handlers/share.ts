import type * as contract from "@/api/contract/share";
import { entry, levelIn } from "../access";
import { isEmail, isSameEmail, personWithEmail, sendMail } from "../accounts";
import { Refusal, type Answers } from "../answers";
import { bearerOf } from "../identity";
import type { PermissionLevel, Project, World } from "../world";

const levels = ["viewer", "commenter", "editor", "owner"] satisfies PermissionLevel[];
const rank = (level: PermissionLevel) => levels.indexOf(level);

/**
 * Sharing identifies people by e-mail, and its calls only identify the caller by an ID token. With a token, callers
 * may change or remove themselves and everyone they invited, directly or not, up to their own level; the owner
 * everybody. Without a token, only the fields of the call can be checked.
 */
export const share: Answers<typeof contract> = {
  projectPermissions({ project_id }, world, request) {
    const project = projectOf(world, project_id);
    const asker = bearerOf(world, request);
    if (asker && !levelIn(project, asker)) throw new Refusal(403, "You don't have access to this project");
    return { permissions: [{ email: ownerEmail(world, project), permission: "owner" }, ...project.permissions] };
  },

  invite({ projectId, email, inviterEmail, permission }, world, request) {
    const project = projectOf(world, projectId);
    const invited = email.trim().toLowerCase();
    if (!isEmail(invited)) throw new Refusal(400, "Please enter a valid email address.");
    const level = grantable(permission);
    const inviter = inviterIn(world, project, inviterEmail, request);
    if (rank(level) > rank(inviter.level)) throw new Refusal(403, "You can only give permissions up to your own");
    if (isSameEmail(ownerEmail(world, project), invited) || recordOf(project, invited)) {
      throw new Refusal(409, "This person already has access to the project");
    }
    project.permissions.push({ email: invited, permission: level, sharedby: inviter.email });
  },

  sendInviteEmail({ projectId, inviterEmail, inviteeEmail, baseUrl }, world, request) {
    const project = projectOf(world, projectId);
    const inviter = inviterIn(world, project, inviterEmail, request);
    const invited = recordOf(project, inviteeEmail);
    if (!invited) throw new Refusal(404, "This person is not invited");
    if (!/^https?:\/\//.test(baseUrl)) throw new Refusal(400, "baseUrl is no web address");
    sendMail(world, {
      to: invited.email,
      subject: `${inviter.email} invites you to ${project.name}`,
      text: `You can join "${project.name}" in Virtual Studio as ${invited.permission}. Log in or register with this address.`,
      link: `${baseUrl}/project/${project.id}`,
    });
  },

  setProjectPermission({ projectId, email, permission, sharedBy }, world, request) {
    const project = projectOf(world, projectId);
    const level = grantable(permission);
    const record = changeableRecord(world, project, email, request, level);
    if (!isSameEmail(record.sharedby, sharedBy ?? "")) throw new Refusal(403, "Only an invitation says who shared it");
    record.permission = level;
  },

  removePermission({ projectId, email, removeInvitees, newSharedBy }, world, request) {
    const project = projectOf(world, projectId);
    const removed = changeableRecord(world, project, email, request);
    const below = inviteesOf(project, removed.email);
    const gone = new Set([removed.email, ...(removeInvitees ? below : [])]);
    if (!removeInvitees && below.size > 0) {
      const heir = newSharedBy?.trim().toLowerCase() ?? "";
      const mayInherit = isSameEmail(ownerEmail(world, project), heir) || recordOf(project, heir) !== undefined;
      if (!mayInherit || gone.has(heir) || below.has(heir)) {
        throw new Refusal(400, "newSharedBy must be somebody else in the project");
      }
      for (const record of project.permissions) if (isSameEmail(record.sharedby, removed.email)) record.sharedby = heir;
    }
    project.permissions = project.permissions.filter((record) => !gone.has(record.email));
  },
};

type PermissionRecord = Project["permissions"][number];

function projectOf(world: World, project_id: string): Project {
  const project = entry(world.state.projects, project_id);
  if (!project) throw new Refusal(404, "Project not found");
  return project;
}

const ownerEmail = (world: World, { owner }: Project) => entry(world.state.people, owner)?.email ?? "";

const recordOf = ({ permissions }: Project, email: string): PermissionRecord | undefined =>
  permissions.find((record) => isSameEmail(record.email, email));

function grantable(permission: string): PermissionRecord["permission"] {
  if (permission === "editor" || permission === "commenter" || permission === "viewer") return permission;
  throw new Refusal(400, "The permission must be editor, commenter or viewer");
}

function inviterIn(world: World, project: Project, inviterEmail: string, request: Request) {
  const inviter = personWithEmail(world, inviterEmail);
  const level = inviter && levelIn(project, inviter);
  const asker = bearerOf(world, request);
  if (!level || (asker && asker !== inviter)) throw new Refusal(403, "Only people of the project may invite");
  return { email: inviter.email, level };
}

/** The record of a person, if the caller may change it, and may grant the level. */
function changeableRecord(world: World, project: Project, email: string, request: Request, level?: PermissionLevel) {
  if (isSameEmail(ownerEmail(world, project), email)) throw new Refusal(403, "The owner stays the owner");
  const record = recordOf(project, email);
  if (!record) throw new Refusal(404, "This person has no access to the project");
  const asker = bearerOf(world, request);
  if (!asker) return record;

  const own = levelIn(project, asker);
  const isBelow = record.email === asker.email || inviteesOf(project, asker.email).has(record.email);
  if (!own || (own !== "owner" && !isBelow)) {
    throw new Refusal(403, "You can only change people you invited");
  }
  if (level && rank(level) > rank(own)) throw new Refusal(403, "You can only give permissions up to your own");
  return record;
}

/** Everybody whom somebody invited, directly or through others. */
function inviteesOf(project: Pick<Project, "permissions">, email: string, found = new Set<string>()): Set<string> {
  for (const record of project.permissions) {
    if (!isSameEmail(record.sharedby, email) || found.has(record.email)) continue;
    found.add(record.email);
    inviteesOf(project, record.email, found);
  }
  return found;
}
