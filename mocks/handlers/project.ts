import type * as contract from "@/api/contract/project";
import { entry, levelIn, personOf, projectFor } from "../access";
import { isSameEmail, removeProject } from "../accounts";
import { Refusal, type Answers } from "../answers";
import { imageStyles } from "../media/studio";
import { newId } from "../world";

export const project: Answers<typeof contract> = {
  createProject({ user_id, projectName }, world) {
    const id = newId(world, "project");
    world.state.projects[id] = {
      id,
      name: filled(projectName),
      description: "",
      image_style: "Digital Art",
      owner: user_id,
      permissions: [],
    };
    return { project_id: id };
  },

  listProjects({ user_id, user_email }, world) {
    const person = personOf(world, user_id);
    if (!isSameEmail(person.email, user_email)) throw new Refusal(403, "This is not your email address");
    const entries = Object.values(world.state.projects).flatMap(({ id, name, owner, permissions }) => {
      const permission = levelIn({ owner, permissions }, person);
      return permission ? [{ id, name, owner: entry(world.state.people, owner)?.userName ?? "", permission }] : [];
    });
    return {
      owned_projects: entries.filter(({ permission }) => permission === "owner"),
      accessible_projects: entries.filter(({ permission }) => permission !== "owner"),
    };
  },

  projectDetails({ project_id, user_id }, world) {
    const { project: found, permissionLevel } = projectFor(world, project_id, user_id);
    const { id, name, description, image_style, owner } = found;
    return { project: { id, name, description, image_style }, permissionLevel, projectOwnerId: owner };
  },

  updateProjectName({ project_id, user_id, project_owner_id, name }, world) {
    const { project: found } = projectFor(world, project_id, user_id, "own");
    mustOwn(found, project_owner_id);
    found.name = filled(name);
  },

  updateProjectDescription({ project_id, user_id, project_owner_id, description }, world) {
    const { project: found } = projectFor(world, project_id, user_id, "edit");
    mustOwn(found, project_owner_id);
    found.description = description;
  },

  updateProjectImageStyle({ project_id, user_id, project_owner_id, image_style }, world) {
    const { project: found } = projectFor(world, project_id, user_id, "edit");
    mustOwn(found, project_owner_id);
    if (!imageStyles.some((style) => style === image_style)) throw new Refusal(400, "There is no such image style.");
    found.image_style = image_style;
  },

  deleteProject({ project_id, user_id }, world) {
    projectFor(world, project_id, user_id, "own");
    removeProject(world, project_id);
  },
};

function filled(name: string): string {
  if (!name.trim()) throw new Refusal(400, "Please enter a project name.");
  return name.trim();
}

function mustOwn({ owner }: { owner: string }, project_owner_id: string) {
  if (owner !== project_owner_id) throw new Refusal(400, "project_owner_id is not the owner of this project");
}
