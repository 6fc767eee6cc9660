import type { Page } from "playwright/test";
import type { World } from "../../mocks/world";
import { onePagePdf } from "../one-page-pdf";
import { opensDialog, neverAnswers, inAlert, serverError, menu, press, inSequence } from "./actions";
import type { States } from "./shown";

// The screens of context items, their entries, and the files of entries.

const details = "GET /project-context/:context_id/details";
const view = "GET /view-attachment/:context_id/information/:info_id/attachment/:attachment_id";
const pdf = { name: "crossing-survey.pdf", mimeType: "application/pdf", buffer: Buffer.from(`${onePagePdf}%%EOF\n`) };
const choosePdf = (page: Page) => page.getByLabel("PDF file").setInputFiles(pdf);

function theItem({ state }: World) {
  const item = state.contexts["context-1"];
  if (!item) throw new Error("The sample context has changed");
  return item;
}

const filesOf = (world: World) => theItem(world).information.flatMap(({ attachments }) => attachments);

function withAnotherKind(world: World) {
  for (const file of filesOf(world)) Object.assign(file, { name: "weather.odt", type: "odt" });
}

function withPdf(world: World) {
  for (const file of filesOf(world)) file.type = "pdf";
  void world.store.put("weather", pdf.buffer);
}

export const context: States = {
  loading: { faults: { [details]: neverAnswers }, shows: "Loading context item..." },
  error: { faults: { [details]: serverError }, shows: inAlert("An error occurred") },
  loaded: { shows: "Who runs it" },
  dialog: opensDialog("Delete", "Delete this context item?"),
  empty: { given: (world) => void (theItem(world).information = []), shows: "No information added yet." },
  viewer: { shows: "Who runs it" },
};

export const information: States = {
  loading: { faults: { [details]: neverAnswers }, shows: "Loading information..." },
  error: { faults: { [details]: serverError }, shows: inAlert("An error occurred") },
  loaded: { shows: "crossing-survey.pdf" },
  dialog: opensDialog("Delete", "Delete this information?"),
  empty: {
    instead: "an entry without files",
    given: (world) => theItem(world).information.forEach((entry) => (entry.attachments = [])),
    shows: "No attachments yet.",
  },
  viewer: { shows: (page) => page.getByRole("main").getByText("Cyber Boss: ageless") },
};

export const upload: States = {
  loading: { faults: { [details]: neverAnswers }, shows: "Loading information..." },
  error: {
    faults: { "POST /upload-context/upload-pdf/:context_id": serverError },
    act: inSequence(choosePdf, press("Upload")),
    shows: inAlert("Upload failed"),
  },
  loaded: { instead: "a file is chosen", act: choosePdf, shows: "crossing-survey.pdf" },
  dialog: menu,
  empty: { instead: "no file is chosen", shows: "Choose a file" },
  viewer: { shows: "Only the owner and editors of a project can upload files." },
};

export const attachment: States = {
  loading: { faults: { [view]: neverAnswers }, shows: "Loading attachment..." },
  error: { faults: { [view]: serverError }, shows: inAlert("An error occurred") },
  // As in the browsers of most phones, and in those without a window.
  loaded: { given: withPdf, shows: "This browser does not show PDFs." },
  dialog: { given: withAnotherKind, ...menu },
  empty: {
    instead: "a file that cannot be shown here",
    given: withAnotherKind,
    shows: "Preview not available for this file type.",
  },
  viewer: { given: withPdf, shows: "This browser does not show PDFs." },
};
