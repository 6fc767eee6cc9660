import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { listProjects } from "@/api/contract/project";
import { projectPermissions, removePermission, type PermissionRecord } from "@/api/contract/share";
import { sendDeletion, useAction } from "@/api/query";
import { paths } from "@/routing/paths";
import { everyoneBelow, heirOf, inviteesOf, isSameAddress } from "@/rules/sharing";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { RadioCard, RadioCards } from "@/ui/radio-card";
import { toast } from "@/ui/toast";
import type { SharedProject } from "./shared-project";

type RemovalDialogProps = SharedProject & {
  person: PermissionRecord;
  onClose: () => void;
  /** Called after the removal of anybody but the signed-in person. */
  onRemoved: () => void;
};

/** Asks for confirmation before somebody loses access, and what happens to their invitees. */
export function RemovalDialog({ project, people, me, person, onClose, onRemoved }: RemovalDialogProps) {
  const navigate = useNavigate();
  const [removesInvitees, setRemovesInvitees] = useState(false);
  const isMe = isSameAddress(person.email, me.email);
  const invitees = inviteesOf(people, person.email);
  const below = everyoneBelow(people, person.email);
  const heir = heirOf(people, me, person);

  const remove = useAction({
    ...sendDeletion(removePermission, isMe ? [listProjects] : [projectPermissions]),
    failed: () => "Failed to remove permission. Please try again.",
    onSuccess: () => {
      toast.ok(`${isMe ? "You" : person.email} no longer ${isMe ? "have" : "has"} access to “${project.name}”.`);
      return isMe ? navigate(paths.projectList, { replace: true }) : onRemoved();
    },
  });
  const confirm = () =>
    remove.mutate({
      projectId: project.id,
      email: person.email,
      removeInvitees: removesInvitees,
      newSharedBy: removesInvitees ? null : heir,
    });

  return (
    <ConfirmDialog
      open
      title={isMe ? "Remove yourself from this project?" : `Remove ${person.email}?`}
      confirmLabel={remove.isPending ? "Removing..." : "Remove"}
      busy={remove.isPending}
      error={remove.failure}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>
        {isMe ? "You" : person.email} will no longer have access to “{project.name}”.
      </p>
      {invitees.length > 0 && (
        <div className="text-text">
          <RadioCards legend={`Invited by ${isMe ? "you" : person.email}`}>
            <RadioCard
              name="invitees"
              label={heir === null ? "Reassign them" : `Reassign them to ${heir}`}
              checked={!removesInvitees}
              disabled={remove.isPending}
              onChange={() => setRemovesInvitees(false)}
            >
              {named(invitees)} {invitees.length === 1 ? "keeps" : "keep"} access.
            </RadioCard>
            <RadioCard
              name="invitees"
              label="Remove them too"
              checked={removesInvitees}
              disabled={remove.isPending}
              onChange={() => setRemovesInvitees(true)}
            >
              {named(below)} {below.length === 1 ? "loses" : "lose"} access.
            </RadioCard>
          </RadioCards>
        </div>
      )}
    </ConfirmDialog>
  );
}

/** More invitees than this are counted, not listed. */
const mostNames = 10;

function named(people: PermissionRecord[]): string {
  const names = people.slice(0, mostNames).map(({ email }) => email);
  const others = people.length - names.length;
  return new Intl.ListFormat("en").format(others > 0 ? [...names, `${others} more`] : names);
}
