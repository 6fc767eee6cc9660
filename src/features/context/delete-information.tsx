import { useNavigate } from "react-router-dom";
import { deleteInformation, listInformation } from "@/api/contract/context";
import { sendDeletion, useAction } from "@/api/query";
import { paths } from "@/routing/paths";
import { DeleteButton } from "@/ui/delete-button";
import { toast } from "@/ui/toast";

type DeleteInformationProps = { context_id: string; info_id: string; name: string };

export function DeleteInformation({ context_id, info_id, name }: DeleteInformationProps) {
  const navigate = useNavigate();
  const remove = useAction({
    ...sendDeletion(deleteInformation, [listInformation]),
    failed: () => "Failed to delete information. Please try again.",
    onSuccess: () => {
      toast.ok("The information was deleted.");
      return navigate(paths.context(context_id), { replace: true });
    },
  });
  return (
    <DeleteButton
      label="Delete"
      question="Delete this information?"
      onDelete={() => remove.mutateAsync({ context_id, info_id })}
      error={remove.failure}
    >
      “{name}” goes with its files. This cannot be undone.
    </DeleteButton>
  );
}
