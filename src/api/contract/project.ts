import { z } from "zod";
import { done, endpoint } from "@/api/endpoint";
import { createdId, id, listOf, maybe, permissionLevel, text } from "./shared";

/** Projects; document 1, sections 3 and 7. */
export const project = z.object({ id: maybe(id), name: text, description: maybe(text), image_style: maybe(text) });
export type Project = z.infer<typeof project>;

const projectEntry = z.object({ id, name: text, owner: maybe(text), permission: maybe(text) });
export type ProjectEntry = z.infer<typeof projectEntry>;

export const createProject = endpoint("POST /project/create", { projectName: text }, createdId("project_id"));
export const listProjects = endpoint(
  "GET /project/list-all",
  { user_email: text },
  z.object({ owned_projects: listOf(projectEntry), accessible_projects: listOf(projectEntry) }),
);
export const projectDetails = endpoint(
  "GET /project/:project_id/check-and-fetch",
  {},
  z.object({ project, permissionLevel, projectOwnerId: maybe(id) }),
);
export const updateProjectName = endpoint(
  "PUT /project/:project_id/update-name",
  { project_owner_id: text, name: text },
  done,
);
export const updateProjectDescription = endpoint(
  "PUT /project/:project_id/update-description",
  { project_owner_id: text, description: text },
  done,
);
export const updateProjectImageStyle = endpoint(
  "PUT /project/:project_id/update-image-style",
  { project_owner_id: text, image_style: text },
  done,
);
export const deleteProject = endpoint("DELETE /project/delete", { project_id: text }, done);
