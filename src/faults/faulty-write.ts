import type { Line } from "@/api/endpoint";
import type { SamplePerson } from "../../mocks/seed";
import type { World } from "../../mocks/world";
import type { UserAction } from "@/testing/user-actions";
import type { ResponseFault } from "./response-faults";

/** A write of the back end, the action of a user that sends it, and the message when it fails. */
export interface FaultyWrite {
  line: Line;
  at: string;
  as?: SamplePerson | "nobody";
  given?: (world: World) => void;
  action: UserAction;
  /** The message of the error catalogue, or a function that makes it from the reason. */
  says: string | ((reason: string) => string);
  /** The prefix of the server's words, where they replace the catalogue's. */
  serverWords?: string;
  /** What confirms the write: any answer, a refetch, the content of the answer, or the id in it. */
  confirmedBy: "any answer" | "reading again" | "what it holds" | "its id";
  /** A deletion: a 404 counts as success. */
  deletes?: true;
  /** The identity provider is called before. */
  asksProvider?: true;
  /** Afterwards nobody is signed in. */
  endsSession?: true;
  /** Ids of faults that the stand-in cannot produce for this call. */
  untried?: string[];
  /** Timeout in milliseconds; a minute if absent. */
  timeoutMs?: number;
  /** The message after the timeout, where that is no failure. */
  timeoutMessage?: string;
}

/** Rows with the same code path handle their failures by the same code. */
export const codePathOf = ({ action, confirmedBy, deletes }: FaultyWrite) =>
  `${action.by}, ${deletes ? "gone" : confirmedBy}`;

/** Ids of faults that could be successes: empty or meaningless answers with a 2xx status. */
export const emptySuccesses = ["R11", "R12", "R15"];

/** The reasons for which there was no answer. */
export const noAnswerReasons = {
  refused: "Failed to fetch",
  brokenOff: "The connection broke off",
  offline: "You are offline",
  late: "The server took too long to answer",
};

/** The reason that the message gives. */
function reasonOf({ id, fault, serverText }: ResponseFault, { confirmedBy }: FaultyWrite): string {
  if (serverText !== undefined) return serverText.trim();
  if (fault.reset) return noAnswerReasons.refused;
  if (fault.breaksOff) return noAnswerReasons.brokenOff;
  // Taken for a success until the refetch shows the old text.
  if (emptySuccesses.includes(id) && confirmedBy === "reading again") return "The server still has the old text";
  const { status = 200 } = fault;
  return status > 299 ? `HTTP error ${status}` : "The server's answer could not be read";
}

/** The message that a fault of this write is expected to show. */
export function expectedMessage(write: FaultyWrite, kind: ResponseFault): string {
  const { serverWords } = write;
  if (serverWords !== undefined && kind.serverText !== undefined) return (serverWords + kind.serverText).trim();
  return messageFor(write, reasonOf(kind, write));
}

export const messageFor = ({ says }: FaultyWrite, reason: string) => (typeof says === "string" ? says : says(reason));

/** Whether a fault is a failure of this write: not if any answer confirms it, and a deletion may get a 404. */
export const isFailure = ({ confirmedBy, deletes, untried = [] }: FaultyWrite, { id }: ResponseFault) =>
  !untried.includes(id) && !(confirmedBy === "any answer" && emptySuccesses.includes(id)) && !(deletes && id === "R06");

export const wasRefused = (reason: string) => reason.startsWith("HTTP error ");
