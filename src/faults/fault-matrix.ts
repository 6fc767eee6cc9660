import { faultyReads } from "./faulty-reads";
import { faultyWrites } from "./faulty-writes";
import { limitedJobs } from "./polled-jobs";
import { quietCalls } from "./quiet-calls";
import { unlimitedJobs } from "./unlimited-jobs";

/**
 * The calls of the back end that are tried against every fault; faults, section 2. What a screen shows is read, what a
 * user does is written, what nobody is told of is quiet, and what is asked again and again is polled.
 */
export const faultMatrix = [
  ...faultyReads,
  ...faultyWrites,
  ...quietCalls,
  ...[...limitedJobs, ...unlimitedJobs].map(({ statusLine }) => ({ line: statusLine })),
];
