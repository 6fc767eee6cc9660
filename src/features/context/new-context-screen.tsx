import { useQuery } from "@tanstack/react-query";
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
import { NameForm, NameFormShape } from "@/shared/name-form";
import { Chip } from "@/ui/chip";
import { cn } from "@/ui/cn";
import { OnlyEditors } from "@/shared/only-editors";
import { Screen, truncateTitle } from "@/ui/screen";
import { QueryState } from "@/shared/query-state";

/** What a context item looks like, with its information to come. */
function ContextToBe({ name }: { name: string }) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4 rounded-xl border bg-ink-950 p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <b className={cn("line-clamp-2 text-lg font-semibold wrap-anywhere", name === "" && "text-dim")}>
          {truncateTitle(name) || "Your context item"}
        </b>
        <Chip className="shrink-0">Uncategorized</Chip>
      </div>
      <p className="border-t pt-4 text-dim">No information added yet.</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="h-28 rounded-lg border border-dashed" />
        <div className="h-28 rounded-lg border border-dashed max-sm:hidden" />
      </div>
    </div>
  );
}

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
          <NameFormShape />
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
          shape={<NameFormShape />}
          back={{ label: "Back to project", to: paths.project(project_id) }}
        />
      )}
    </Screen>
  );
}
