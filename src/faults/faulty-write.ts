import type { Line } from "@/api/endpoint";
import type { SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";
import type { Act } from "@/testing/acts";
import type { ResponseFault } from "./response-faults";

/** A write of the back end: where and how a user makes it, and what is said when it fails. */
export interface FaultyWrite {
  line: Line;
  at: string;
  as?: SamplePerson | "nobody";
  given?: (world: World) => void;
  act: Act;
  /** The catalogue's words, or what makes them of the reason. */
  says: string | ((reason: string) => string);
  /** What stands before the server's own words, where they take the place of the catalogue's. */
  serverWords?: string;
  /** How the application knows that it was done: by an answer, whatever it holds; by what it holds; by the id in it. */
  confirmedBy: "any answer" | "reading again" | "what it holds" | "its id";
  /** What is gone already counts as deleted. */
  deletes?: true;
  /** The identity provider is asked before. */
  asksProvider?: true;
  /** Whoever has done it is nobody any more. */
  endsSession?: true;
  /** Faults that cannot be made here. */
  untried?: string[];
  /** Milliseconds after which it is given up; a minute where nothing else is said. */
  patience?: number;
  /** What is read from then on, where being given up is no failure. */
  goesOn?: string;
}

/** By what a failure is told: rows that have this in common share the code that tells it. */
export const wayOf = ({ act, confirmedBy, deletes }: FaultyWrite) => `${act.by}, ${deletes ? "gone" : confirmedBy}`;

/** No words of a failure: an empty answer, or a plain one. */
export const mayBeYes = ["R11", "R12", "R15"];

/** Why there was no answer. */
export const withoutAnswer = {
  refused: "Failed to fetch",
  brokenOff: "The connection broke off",
  offline: "You are offline",
  late: "The server took too long to answer",
};

/** Why it failed, as far as somebody was told. */
function reasonOf({ id, fault, serverText }: ResponseFault, { confirmedBy }: FaultyWrite): string {
  if (serverText !== undefined) return serverText.trim();
  if (fault.reset) return withoutAnswer.refused;
  if (fault.breaksOff) return withoutAnswer.brokenOff;
  // Taken for a yes, until the server is seen to have the old text.
  if (mayBeYes.includes(id) && confirmedBy === "reading again") return "The server still has the old text";
  const { status = 200 } = fault;
  return status > 299 ? `HTTP error ${status}` : "The server's answer could not be read";
}

/** What is read where a write has failed so. */
export function wordsOf(write: FaultyWrite, kind: ResponseFault): string {
  const { serverWords } = write;
  if (serverWords !== undefined && kind.serverText !== undefined) return (serverWords + kind.serverText).trim();
  return wordsFor(write, reasonOf(kind, write));
}

export const wordsFor = ({ says }: FaultyWrite, reason: string) => (typeof says === "string" ? says : says(reason));

/** Whether an answer tells of a failure: not where any is a yes, nor where what is gone counts as deleted. */
export const isFailure = ({ confirmedBy, deletes, untried = [] }: FaultyWrite, { id }: ResponseFault) =>
  !untried.includes(id) && !(confirmedBy === "any answer" && mayBeYes.includes(id)) && !(deletes && id === "R06");

export const wasRefused = (reason: string) => reason.startsWith("HTTP error ");
