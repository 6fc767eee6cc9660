import { faultyReads } from "./faulty-reads";
import { faultyWrites } from "./faulty-writes";
import { limitedJobs } from "./polled-jobs";
import { quietCalls } from "./quiet-calls";
import { unlimitedJobs } from "./unlimited-jobs";

/**
 * The calls of the back end that are tested with every fault; faults, section 2. Reads fill a screen, writes are
 * actions of a user, quiet calls show no error message, and the status of jobs is polled.
 */
export const faultMatrix = [
  ...faultyReads,
  ...faultyWrites,
  ...quietCalls,
  ...[...limitedJobs, ...unlimitedJobs].map(({ statusLine }) => ({ line: statusLine })),
];
