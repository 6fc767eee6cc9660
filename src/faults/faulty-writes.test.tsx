import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { faultyWrites } from "./faulty-writes";
import { isFailure, emptySuccesses, codePathOf, expectedMessage, type FaultyWrite } from "./faulty-write";
import { openFor } from "./open-for";
import { callsTo, watchRequests } from "@/testing/requests";
import { oneFaultPerId, type ResponseFault } from "./response-faults";
import { sampleOf } from "@/testing/sample";
import { alertsWith, fieldTexts, watchIntegrity } from "./integrity";

/** Sends the write with one fault after the other on the same screen, and finally without a fault. */
async function expectFailures(row: FaultyWrite, kinds: ResponseFault[], { again = true } = {}) {
  const { expectIntact } = watchIntegrity();
  const { world, user } = await openFor(row);
  const sent = watchRequests();
  let before = "";

  for (const kind of kinds) {
    const words = expectedMessage(row, kind);
    const about = { kind: kind.id, what: kind.what };
    sent.length = 0;
    world.faults.set(row.line, kind.fault);
    await row.action.run(user);
    const typed = fieldTexts(row);
    await waitFor(() => expect({ ...about, sent: callsTo(row.line, sent).length }).toEqual({ ...about, sent: 1 }));
    await expectIntact();
    // The message of the previous fault must be gone, unless this fault shows the same.
    await waitFor(() => expect({ ...about, told: alertsWith(words).length }).toEqual({ ...about, told: 1 }));
    const stale = words.includes(before) ? [] : alertsWith(before);
    expect({ ...about, stale }).toEqual({ ...about, stale: [] });
    expect({ ...about, sent: callsTo(row.line, sent).length }).toEqual({ ...about, sent: 1 });
    expect({ ...about, typed: fieldTexts(row) }).toEqual({ ...about, typed });
    before = words;
  }
  if (!again) return;

  sent.length = 0;
  world.faults.clear();
  await row.action.run(user);
  await waitFor(() => expect(alertsWith(before)).toEqual([]));
  expect(callsTo(row.line, sent)).toHaveLength(1);
  await expectIntact();
}

/** The thing was created, but its id is unknown; a retry would create a second one. */
const isMade = (row: FaultyWrite) => (kind: ResponseFault) =>
  row.confirmedBy === "its id" && emptySuccesses.includes(kind.id);

const idsOf = (kinds: ResponseFault[]) => kinds.map(({ id }) => id).join(", ");

const inTurn = sampleOf({
  rows: faultyWrites,
  kinds: oneFaultPerId,
  applies: (row, kind) => isFailure(row, kind) && !isMade(row)(kind),
  codePathOf,
}).map(({ row, kinds }) => [row.line, idsOf(kinds), { row, kinds }] as const);

test.each(inTurn)("%s: %s, then I06", (_, __, { row, kinds }) => expectFailures(row, kinds));

const made = sampleOf({
  rows: faultyWrites,
  kinds: oneFaultPerId,
  applies: (row, kind) => isFailure(row, kind) && isMade(row)(kind),
}).flatMap(({ row, kinds }) => kinds.map((kind) => [row.line, `${kind.id}: ${kind.what}`, { row, kind }] as const));

test.each(made)("%s: %s", (_, __, { row, kind }) => expectFailures(row, [kind], { again: false }));
