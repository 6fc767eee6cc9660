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
import { CardShape, HeadingShape } from "./card-shape";
import { SamplePanel, WayToFilm } from "./first-steps";
import { pinId, ProjectCard } from "./project-card";
import { inOrder, useProjectOrder } from "./project-order";
import { Section } from "./section";
import "./projects.css";
import "./project-list.css";

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
          <div>
            <HeadingShape />
            <div className="projects is-head">
              {[1, 2, 3].map((card) => (
                <CardShape key={card} />
              ))}
            </div>
          </div>
        </QueryState>
      </Screen>
    );

  const { owned_projects: own, accessible_projects: shared } = projects.data;
  return (
    <Screen title="My Projects" width="full" actions={own.length > 0 && <CreateProject />}>
      {own.length + shared.length === 0 && <NoProjects />}
      {own.length === 0 && shared.length > 0 && <OnlyShared projects={shared} />}
      {own.length > 0 && (
        <div className="flex flex-col gap-8">
          <Section title="Projects I Own" count={own.length}>
            <OwnProjects projects={own} />
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
  <ButtonLink to={paths.createProject} variant={isPrimary ? "primary" : "quiet"} className="max-sm:w-full">
    <Plus aria-hidden />
    Create Project
  </ButtonLink>
);

const NoOwnProjects = () => (
  <EmptyState
    text="No projects found."
    hint="A project holds your stories, their characters and what the writing should know."
    action={
      <div className="w-full pt-2">
        <CreateProject isPrimary />
      </div>
    }
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
/** By how many there are. */
const headLooks = ["is-alone", "is-pair", "is-head"];

/** One alone has the way to its film beside it. */
function OwnProjects({ projects }: { projects: ProjectEntry[] }) {
  if (projects.length > 1) return <LedProjects projects={projects} />;
  return (
    <div className="beside-one">
      <LedProjects projects={projects} />
      <WayToFilm isBeside isLarge />
    </div>
  );
}

/** Who owns none has those of others large, and the place for a first one beside them. */
const OnlyShared = ({ projects }: { projects: ProjectEntry[] }) => (
  <div className="only-shared">
    <Section title="Projects I Own" className="part-own">
      <NoOwnProjects />
    </Section>
    <Section title="Projects I Can Access" count={projects.length} className="part-shared">
      <LedProjects projects={projects} isShared />
    </Section>
    <div className="part-way flex flex-col">
      <WayToFilm isBeside />
    </div>
  </div>
);

type LedProjectsProps = { projects: ProjectEntry[]; isShared?: boolean };

/** The first of them leads, large; what does not stand beside it follows in rows. */
function LedProjects({ projects, isShared = false }: LedProjectsProps) {
  const { inOrder: ordered, card } = useCards(projects, isShared);
  const rest = ordered.slice(atHead);
  return (
    <div className="flex flex-col gap-6">
      <ul className={cn("projects", headLooks[Math.min(ordered.length, atHead) - 1])}>
        {ordered.slice(0, atHead).map(card)}
      </ul>
      {rest.length > 0 && (
        <ul className="projects">
          <LoadMoreList items={rest} as="li" what="projects">
            {card}
          </LoadMoreList>
        </ul>
      )}
    </div>
  );
}

function SharedProjects({ projects }: { projects: ProjectEntry[] }) {
  const { inOrder: ordered, card } = useCards(projects, true);
  return (
    <ul className="projects are-rows">
      <LoadMoreList items={ordered} as="li" what="projects">
        {card}
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

  const card = (project: ProjectEntry) => (
    <ProjectCard
      key={project.id}
      project={project}
      isPinned={pinned.includes(project.id)}
      onPin={() => pin(project.id)}
      isShared={isShared}
    />
  );
  return { inOrder: inOrder(projects, pinned, opened), card };
}
