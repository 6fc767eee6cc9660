import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { Endpoint } from "@/api/endpoint";
import { sendDeletion, useAction } from "@/api/query";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { Notice } from "@/ui/notice";
import { toast } from "@/ui/toast";

type DeletionOptions<Input> = {
  /** What is read again afterwards. */
  refreshes: Pick<Endpoint, "line">[];
  /** What is said once it is done, and where one goes then. */
  done: string;
  to: (input: Input) => string;
  failed: string;
};

/** The deletion of what a screen shows, for its `DeleteButton`. */
export function useDeletion<Input>(e: Endpoint<Input>, { refreshes, done, to, failed }: DeletionOptions<Input>) {
  const navigate = useNavigate();
  return useAction({
    ...sendDeletion(e, refreshes),
    failed: () => failed,
    onSuccess: (_, input) => {
      toast.ok(done);
      return navigate(to(input), { replace: true });
    },
  });
}

type DeleteButtonProps<Input> = {
  label: string;
  /** The question of the dialog. */
  question: string;
  /** What will be lost, by name. */
  children: ReactNode;
  deletion: ReturnType<typeof useDeletion<Input>>;
  input: Input;
};

/** A delete button that asks first. A failure closes the question, and stands under the button. */
export function DeleteButton<Input>({ label, question, children, deletion, input }: DeleteButtonProps<Input>) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="danger" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {deletion.failure && <Notice tone="bad">{deletion.failure}</Notice>}
      <ConfirmDialog
        open={isAsking}
        title={question}
        confirmLabel={deletion.isPending ? "Deleting..." : label}
        busy={deletion.isPending}
        onConfirm={() => void deletion.mutateAsync(input).then(close, close)}
        onCancel={close}
      >
        {children}
      </ConfirmDialog>
    </div>
  );
}
