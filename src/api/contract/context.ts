import { z } from "zod";
import { done, endpoint } from "@/api/endpoint";
import { createdId, id, listOf, maybe, permissionLevel, text } from "./shared";

/** Context items, their information and attachments; document 1, sections 3 and 7. */
const contextEntry = z.object({ id, name: text, contextType: maybe(text) });
export type ContextEntry = z.infer<typeof contextEntry>;

const contextItem = z.object({ id: maybe(id), name: text, contextType: maybe(text) });
export type ContextItem = z.infer<typeof contextItem>;

const informationEntry = z.object({ id, name: text, information: maybe(text) });
export type InformationEntry = z.infer<typeof informationEntry>;

const attachmentEntry = z.object({ id, name: text, type: maybe(text) });
export type AttachmentEntry = z.infer<typeof attachmentEntry>;

const attachment = z.object({ name: maybe(text), type: maybe(text), content: maybe(text) });

/** `instanceof File` is false across the realms of jsdom and Node, so the tag is read instead. */
const file = z.custom<File>((value) => Object.prototype.toString.call(value) === "[object File]");

export const listContext = endpoint(
  "GET /project-context/list",
  { project_id: text },
  z.object({ contextItems: listOf(contextEntry) }),
);
export const createContext = endpoint(
  "POST /project-context/create",
  { project_id: text, name: text },
  createdId("context_id"),
);
export const contextDetails = endpoint(
  "GET /project-context/:context_id/details",
  {},
  z.object({ contextItem, permissionLevel, projectId: id }),
);
export const listInformation = endpoint(
  "GET /project-context/:context_id/information",
  {},
  z.object({ information: listOf(informationEntry) }),
);
export const updateContextName = endpoint("PUT /project-context/:context_id/update-name", { name: text }, done);
export const updateContextType = endpoint("PUT /project-context/:context_id/update-type", { context_type: text }, done);
export const deleteContext = endpoint("DELETE /project-context/delete", { context_id: text, project_id: text }, done);
export const informationDetails = endpoint(
  "GET /project-context/:context_id/information/:info_id",
  {},
  z.object({ information: z.object({ name: text, information: text }) }),
);
export const addInformation = endpoint(
  "POST /project-context/:context_id/add-information",
  { info_name: text, information: text },
  createdId("information_id"),
);
export const updateInformation = endpoint(
  "PUT /project-context/:context_id/information/:info_id",
  { info_name: text, information: text },
  done,
);
export const deleteInformation = endpoint("DELETE /project-context/:context_id/information/:info_id", {}, done);
export const listAttachments = endpoint(
  "GET /upload-context/:context_id/information/:info_id/attachments",
  {},
  z.object({ attachments: listOf(attachmentEntry) }),
);
export const uploadPdf = endpoint(
  "POST /upload-context/upload-pdf/:context_id",
  { file, info_id: text, info_name: text },
  createdId("attachment_id"),
  { encoding: "form" },
);
export const extractPdfText = endpoint(
  "POST /upload-context/pdf-to-text/:context_id/information/:info_id/attachment/:attachment_id",
  {},
  done,
);
export const viewAttachment = endpoint(
  "GET /view-attachment/:context_id/information/:info_id/attachment/:attachment_id",
  {},
  z.object({ attachment: attachment.nullish() }),
);
