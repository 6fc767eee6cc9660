import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { flushSync } from "react-dom";
import { listProjects, type ProjectEntry } from "@/api/contract/project";
import { read } from "@/api/query";
import { config } from "@/env";
import { paths } from "@/routing/paths";
import { QueryState } from "@/shared/query-state";
import { useUser } from "@/session/session";
import { ButtonLink } from "@/ui/button";
import { cn } from "@/ui/cn";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { Screen } from "@/ui/screen";
import { Skeleton } from "@/ui/skeleton";
import { SamplePanel, WayToFilm } from "./first-steps";
import { pinId, ProjectCard } from "./project-card";
import { inOrder, useProjectOrder } from "./project-order";
import { Section } from "./section";

const grid = "grid gap-x-4 gap-y-6 md:gap-x-6";

export function ProjectListScreen() {
  const { email } = useUser();
  const projects = useQuery(read(listProjects, { user_email: email }));
  if (!projects.data)
    return (
      <Screen title="My Projects" width="full">
        <QueryState
          query={projects}
          words="Loading projects..."
          failureText="Failed to load projects. Please try again."
        >
          <div className={cn(grid, "sm:grid-cols-2 lg:grid-cols-3")}>
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="aspect-video h-auto rounded-xl" />
            ))}
          </div>
        </QueryState>
      </Screen>
    );

  const { owned_projects: own, accessible_projects: shared } = projects.data;
  return (
    <Screen title="My Projects" width="full" actions={own.length > 0 && <CreateProject />}>
      {own.length + shared.length === 0 ? (
        <NoProjects />
      ) : (
        <div className="flex flex-col gap-8">
          <Section title="Projects I Own" count={own.length || undefined}>
            {own.length === 0 ? <NoOwnProjects /> : <OwnProjects projects={own} />}
          </Section>
          <Section title="Projects I Can Access" count={shared.length || undefined}>
            {shared.length === 0 ? <NoSharedProjects /> : <SharedProjects projects={shared} />}
          </Section>
        </div>
      )}
    </Screen>
  );
}

const CreateProject = ({ isPrimary = false }: { isPrimary?: boolean }) => (
  <ButtonLink to={paths.createProject} variant={isPrimary ? "primary" : "quiet"}>
    <Plus aria-hidden />
    Create Project
  </ButtonLink>
);

const NoOwnProjects = () => (
  <EmptyState
    text="No projects found."
    hint="A project holds your stories, their characters and what the writing should know."
    action={<CreateProject isPrimary />}
    isAtStart
  />
);

const NoSharedProjects = () => (
  <EmptyState text="No projects found." hint="What others share with you stands here." isAtStart />
);

/** A hosted back end has none. */
const hasSample = config.sampleProject !== undefined;

/** What the studio does, for somebody who has not begun. */
function NoProjects() {
  return (
    <div className={cn("grid gap-8", hasSample && "lg:grid-cols-[minmax(0,2.5fr)_minmax(0,1fr)]")}>
      {hasSample && <SamplePanel />}
      <div className="flex min-w-0 flex-col gap-5">
        <div className={cn("grid gap-5", !hasSample && "lg:grid-cols-2")}>
          <Section title="Projects I Own">
            <NoOwnProjects />
          </Section>
          <Section title="Projects I Can Access">
            <NoSharedProjects />
          </Section>
        </div>
        <WayToFilm isBeside={hasSample} />
      </div>
    </div>
  );
}

/** How many stand at the head: one large, two beside it. */
const atHead = 3;

function OwnProjects({ projects }: { projects: ProjectEntry[] }) {
  const { inOrder: ordered, card } = useCards(projects);
  const isAlone = ordered.length === 1;
  const rest = ordered.slice(atHead);
  return (
    <div className="flex flex-col gap-6">
      <div className={cn(isAlone && cn(grid, "lg:grid-cols-[minmax(0,2.4fr)_minmax(0,1fr)]"))}>
        <ul
          className={cn(
            grid,
            ordered.length === 2 && "sm:grid-cols-2",
            ordered.length >= atHead &&
              "sm:grid-cols-2 lg:grid-cols-[minmax(0,2.4fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]",
          )}
        >
          {ordered.slice(0, atHead).map((project, at) => card(project, at === 0 && ordered.length >= atHead))}
        </ul>
        {isAlone && <WayToFilm isBeside />}
      </div>
      {rest.length > 0 && (
        <ul className={cn(grid, "sm:grid-cols-2 lg:grid-cols-4")}>
          <LoadMoreList items={rest} as="li" what="projects">
            {(project) => card(project)}
          </LoadMoreList>
        </ul>
      )}
    </div>
  );
}

function SharedProjects({ projects }: { projects: ProjectEntry[] }) {
  const { inOrder: ordered, card } = useCards(projects, true);
  return (
    <ul className={cn(grid, "gap-y-3 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4")}>
      <LoadMoreList items={ordered} as="li" what="projects">
        {(project) => card(project)}
      </LoadMoreList>
    </ul>
  );
}

/** A list's projects, the pinned and the last opened first, and what shows each. */
function useCards(projects: ProjectEntry[], isShared = false) {
  const { pinned, opened, togglePin } = useProjectOrder();

  /** What is pinned moves to the front; whoever did it stays with it. */
  function pin(id: string) {
    flushSync(() => togglePin(id));
    document.getElementById(pinId(id))?.focus();
  }

  const card = (project: ProjectEntry, isLead = false) => (
    <ProjectCard
      key={project.id}
      project={project}
      isPinned={pinned.includes(project.id)}
      onPin={() => pin(project.id)}
      isShared={isShared}
      isRow={isShared}
      isLead={isLead}
    />
  );
  return { inOrder: inOrder(projects, pinned, opened), card };
}
