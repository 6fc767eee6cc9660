import { Buffer } from "node:buffer";
import type * as contract from "@/api/contract/context";
import { contextFor, projectFor, type Need } from "../access";
import { Refusal, type Answers } from "../answers";
import { textOfPdf } from "../pdf-text";
import { newFile } from "../store";
import { newId, type World } from "../world";

const contextTypes = ["Character", "Plot", "Setting", "Style", "Theme", "Uncategorized"];
const largestPdf = 10_485_760;

export const context: Answers<typeof contract> = {
  listContext({ project_id, user_id }, world) {
    projectFor(world, project_id, user_id);
    const items = Object.values(world.state.contexts).filter((item) => item.project_id === project_id);
    return { contextItems: items.map(({ id, name, contextType }) => ({ id, name, contextType })) };
  },

  createContext({ project_id, user_id, name }, world) {
    projectFor(world, project_id, user_id, "edit");
    const id = newId(world, "context");
    world.state.contexts[id] = {
      id,
      project_id,
      name: requireText(name),
      contextType: "Uncategorized",
      information: [],
    };
    return { context_id: id };
  },

  contextDetails({ context_id, user_id }, world) {
    const { context: item, permissionLevel } = contextFor(world, context_id, user_id);
    const { id, name, contextType, project_id } = item;
    return { contextItem: { id, name, contextType }, permissionLevel, projectId: project_id };
  },

  updateContextName({ context_id, user_id, name }, world) {
    contextFor(world, context_id, user_id, "edit").context.name = requireText(name);
  },

  updateContextType({ context_id, user_id, context_type }, world) {
    const { context: item } = contextFor(world, context_id, user_id, "edit");
    if (!contextTypes.includes(context_type)) throw new Refusal(400, "There is no such context type.");
    item.contextType = context_type;
  },

  deleteContext({ context_id, project_id, user_id }, world) {
    const { context: item } = contextFor(world, context_id, user_id, "edit");
    if (item.project_id !== project_id) throw new Refusal(404, "Context item not found");
    delete world.state.contexts[context_id];
  },

  listInformation({ context_id, user_id }, world) {
    const entries = contextFor(world, context_id, user_id).context.information;
    return { information: entries.map(({ id, name, information }) => ({ id, name, information })) };
  },

  informationDetails(asked, world) {
    const { name, information } = informationFor(world, asked);
    return { information: { name, information } };
  },

  addInformation({ context_id, user_id, info_name, information }, world) {
    const { context: item } = contextFor(world, context_id, user_id, "edit");
    const id = newId(world, "info");
    item.information.push({ id, ...entryOf(info_name, information), attachments: [] });
    return { information_id: id };
  },

  updateInformation({ info_name, information, ...asked }, world) {
    Object.assign(informationFor(world, asked, "edit"), entryOf(info_name, information));
  },

  deleteInformation(asked, world) {
    const found = informationFor(world, asked, "edit");
    const { context: item } = contextFor(world, asked.context_id, asked.user_id, "edit");
    item.information = item.information.filter((one) => one !== found);
  },

  listAttachments(asked, world) {
    const { attachments } = informationFor(world, asked);
    return { attachments: attachments.map(({ id, name, type }) => ({ id, name, type })) };
  },

  async uploadPdf({ file, ...asked }, world) {
    const found = informationFor(world, asked, "edit");
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes.length > largestPdf) throw new Refusal(413, "File size must be less than 10MB");
    if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") !== "%PDF-")
      throw new Refusal(400, "Please select a PDF file");
    const stored = newFile("attachment", "pdf");
    await world.store.put(stored, bytes);
    const id = newId(world, "attachment");
    found.attachments.push({ id, name: file.name, type: "pdf", file: stored });
    return { attachment_id: id };
  },

  async extractPdfText(asked, world) {
    const { bytes } = await attachmentFor(world, asked, "edit");
    const text = textOfPdf(bytes);
    if (!text) throw new Refusal(422, "No text could be read from this PDF.");
    return { preview: text.slice(0, 500) };
  },

  async viewAttachment(asked, world) {
    const { attachment, bytes } = await attachmentFor(world, asked);
    const { name, type } = attachment;
    return { attachment: { name, type, content: Buffer.from(bytes).toString("base64") } };
  },
};

interface AskedInformation {
  context_id: string;
  info_id: string;
  user_id: string;
}

function informationFor(world: World, { context_id, info_id, user_id }: AskedInformation, need?: Need) {
  const found = contextFor(world, context_id, user_id, need).context.information.find(({ id }) => id === info_id);
  if (!found) throw new Refusal(404, "Information not found");
  return found;
}

async function attachmentFor(world: World, asked: AskedInformation & { attachment_id: string }, need?: Need) {
  const attachment = informationFor(world, asked, need).attachments.find(({ id }) => id === asked.attachment_id);
  const bytes = attachment && (await world.store.get(attachment.file));
  if (!bytes) throw new Refusal(404, "Attachment not found");
  return { attachment, bytes };
}

/** The name is trimmed; the text is stored as typed. */
function entryOf(info_name: string, information: string) {
  requireText(information);
  return { name: requireText(info_name), information };
}

function requireText(text: string): string {
  if (!text.trim()) throw new Refusal(400, "This must not be empty.");
  return text.trim();
}
