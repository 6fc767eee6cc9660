import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { faultyWrites } from "@/testing/faulty-writes";
import { isFailure, mayBeYes, wordsOf } from "@/testing/faulty-write";
import { byLine, openFor } from "@/testing/open-for";
import { sentOf, watchRequests } from "@/testing/requests";
import { named, oneOfEach } from "@/testing/response-faults";
import { told, typedWords, watchOver } from "@/testing/sound";

describe.each(byLine(faultyWrites))("%s", (_, row) => {
  test.each(named(oneOfEach.filter((kind) => isFailure(row, kind))))("%s, then I06", async (__, kind) => {
    const { expectSound } = watchOver();
    const { world, user } = await openFor(row);
    world.faults.set(row.line, kind.fault);
    const sent = watchRequests();
    const words = wordsOf(row, kind);
    await row.act.run(user);
    const typed = typedWords(row);
    await waitFor(() => expect(told(words)).toHaveLength(1));
    expect(sentOf(row.line, sent)).toHaveLength(1);
    expect(typedWords(row)).toEqual(typed);
    await expectSound();

    // Something was made, though its id is not known: it is not made a second time.
    if (row.confirmedBy === "its id" && mayBeYes.includes(kind.id)) return;
    world.faults.clear();
    await row.act.run(user);
    await waitFor(() => expect(told(words)).toEqual([]));
    expect(sentOf(row.line, sent)).toHaveLength(2);
    await expectSound();
  });
});
