import { useQuery } from "@tanstack/react-query";
import { FileText, NotebookText, type LucideIcon } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { createContext, listContext } from "@/api/contract/context";
import { projectDetails } from "@/api/contract/project";
import { read, send, useAction } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { useGoBack } from "@/routing/use-go-back";
import { mayEdit } from "@/rules/permissions";
import { useProjectTrail } from "@/shared/use-project-trail";
import { NameForm, NameFormPanel, NameFormShape } from "@/shared/name-form";
import { Chip } from "@/ui/chip";
import { cn } from "@/ui/cn";
import { NameLight } from "@/ui/name-light";
import { OnlyEditors } from "@/shared/only-editors";
import { Screen, truncateTitle } from "@/ui/screen";
import { QueryState } from "@/shared/query-state";

/** A context item under its name, with texts and files as it will hold them. */
function ContextToBe({ name }: { name: string }) {
  const shown = truncateTitle(name) || "Your context item";
  return (
    <NameLight name={shown} className="grid content-center p-4 sm:p-8">
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-4 rounded-xl bg-ink-950/80 p-4 shadow-dialog sm:p-6">
        <Chip className="self-start">Uncategorized</Chip>
        <b className="line-clamp-2 text-lg font-semibold tracking-tight wrap-anywhere lg:text-xl">{shown}</b>
        <div className="grid grid-cols-2 gap-3 sm:gap-4">
          <SheetToBe Icon={NotebookText} lines={["w-11/12", "w-full", "w-4/5", "w-2/3"]} />
          <SheetToBe Icon={FileText} lines={["w-full", "w-5/6", "w-11/12", "w-1/2"]} />
        </div>
      </div>
    </NameLight>
  );
}

/** Lines as of a page that is too far away to be read. */
const SheetToBe = ({ Icon, lines }: { Icon: LucideIcon; lines: string[] }) => (
  <div className="flex flex-col gap-3 rounded-lg bg-ink-850 p-3 sm:p-5 sm:pb-8">
    <div className="flex items-center gap-2.5">
      <Icon className="size-5 shrink-0 text-dim" />
      <span className="h-2.5 w-2/5 rounded-full bg-dim/70" />
    </div>
    {lines.map((width) => (
      <span key={width} className={cn("h-1.5 rounded-full bg-edge/70", width)} />
    ))}
  </div>
);

export function NewContextScreen() {
  const project_id = useRouteId("projectId");
  const navigate = useNavigate();
  const goBack = useGoBack(paths.project(project_id));
  const project = useQuery(read(projectDetails, { project_id }));
  const create = useAction({
    ...send(createContext, { refreshes: [listContext] }),
    failed: () => "Failed to create context. Please try again.",
    onSuccess: ({ id }) =>
      navigate(id === undefined ? paths.project(project_id) : paths.context(id), { replace: true }),
  });
  const trail = useProjectTrail(project_id);

  if (!project.data)
    return (
      <Screen title="Add Context" trail={trail} width="full">
        <QueryState query={project} words="Loading project..." notFoundText="Project not found.">
          <NameFormShape Preview={ContextToBe} />
        </QueryState>
      </Screen>
    );

  return (
    <Screen title="Add Context" trail={trail} width="full">
      {mayEdit(project.data.permissionLevel) ? (
        <NameForm
          title="Add Context"
          draftKey={draftKeys.newContext(project_id)}
          label="Name"
          submitLabel="Save"
          hint="A setting, people, a style. Next: what the writing should know of it, as text or PDF files."
          Preview={ContextToBe}
          busy={create.isPending}
          error={create.failure}
          onSubmit={(name) => create.mutateAsync({ project_id, name })}
          onCancel={goBack}
        />
      ) : (
        <OnlyEditors
          may="add context items"
          shape={<NameFormPanel />}
          back={{ label: "Back to project", to: paths.project(project_id) }}
        />
      )}
    </Screen>
  );
}
