import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { listProjects, type ProjectEntry } from "@/api/contract/project";
import { read } from "@/api/query";
import { config } from "@/env";
import { paths } from "@/routing/paths";
import { QueryState } from "@/shared/query-state";
import { useUser } from "@/session/session";
import { Button, ButtonLink } from "@/ui/button";
import { Card, CardLink } from "@/ui/card";
import { Chip } from "@/ui/chip";
import { truncateTitle, Screen } from "@/ui/screen";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { Panel } from "@/ui/panel";
import { Skeleton } from "@/ui/skeleton";
import { VisuallyHidden } from "@/ui/visually-hidden";

export function ProjectListScreen() {
  const { email } = useUser();
  const projects = useQuery(read(listProjects, { user_email: email }));

  return (
    <Screen title="My Projects" width="wide">
      {!projects.data && (
        <QueryState
          query={projects}
          words="Loading projects..."
          failureText="Failed to load projects. Please try again."
        >
          <div className={cardGrid}>
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-24" />
            ))}
          </div>
        </QueryState>
      )}
      {projects.data && (
        <div className="flex flex-col gap-10">
          {projects.data.owned_projects.length + projects.data.accessible_projects.length === 0 && <FirstSteps />}
          <ProjectCards title="Projects I Own" projects={projects.data.owned_projects} />
          <ProjectCards title="Projects I Can Access" projects={projects.data.accessible_projects} isShared />
        </div>
      )}
    </Screen>
  );
}

const steps = [
  ["Create a project", "It holds stories, their characters, and what the AI should know of their world."],
  ["Write a story", "A logline and a script: written by you, or recommended and made your own."],
  ["Create the media", "The script becomes shots, with voices, pictures and clips."],
  ["Make the film", "All clips in one video, to watch, to download and to share."],
] as const;

/** Shown to users without a project. */
function FirstSteps() {
  const { user_id } = useUser();
  return (
    <Panel
      title="Your first film"
      actions={
        config.sampleProject && (
          // A form with POST: a link, which anybody can place anywhere, must not create a project.
          <form action={config.sampleProject} method="post" encType="multipart/form-data">
            <input type="hidden" name="user_id" value={user_id} />
            <Button type="submit" size="sm">
              Open the sample project
            </Button>
          </form>
        )
      }
    >
      <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([step, what], index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden className="text-2xl font-semibold text-dim tabular-nums">
              {index + 1}
            </span>
            <div>
              <p className="font-medium">{step}</p>
              <p className="text-sm text-dim">{what}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The first card, so that it is found above any number of projects. */
function CreateCard() {
  return (
    <li>
      <Card className="h-full min-h-24 items-center justify-center border-dashed bg-transparent">
        <CardLink to={paths.createProject} className="flex items-center gap-2">
          <Plus aria-hidden className="size-4" />
          Create Project
        </CardLink>
      </Card>
    </li>
  );
}

const cardGrid = "grid gap-3 sm:grid-cols-2 lg:grid-cols-3";

type ProjectCardsProps = { title: string; projects: ProjectEntry[]; isShared?: boolean };

function ProjectCards({ title, projects, isShared = false }: ProjectCardsProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      {projects.length === 0 ? (
        <EmptyState
          text="No projects found."
          action={
            !isShared && (
              <ButtonLink to={paths.createProject} variant="primary">
                <Plus aria-hidden />
                Create Project
              </ButtonLink>
            )
          }
        />
      ) : (
        <ul className={cardGrid}>
          {!isShared && <CreateCard />}
          <LoadMoreList items={projects} as="li" what="projects">
            {({ id, name, owner, permission }) => (
              <li key={id}>
                <Card className="h-full justify-between gap-4">
                  <div className="flex min-w-0 flex-col gap-1">
                    <span className="line-clamp-2 text-lg font-medium wrap-anywhere">{truncateTitle(name)}</span>
                    {isShared && <span className="truncate text-sm text-dim">Owner: {owner ?? "Unknown"}</span>}
                  </div>
                  <div className="flex items-center justify-between gap-2">
                    <Chip>{isShared ? (permission ?? "viewer") : "owner"}</Chip>
                    <CardLink to={paths.project(id)}>
                      View<VisuallyHidden> {name}</VisuallyHidden>
                    </CardLink>
                  </div>
                </Card>
              </li>
            )}
          </LoadMoreList>
        </ul>
      )}
    </section>
  );
}
