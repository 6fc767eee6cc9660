import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { parsedLine } from "@/api/contract/parsing";
import { useGenerators } from "@/jobs/generator-run";
import { FakeStream } from "@/testing/fake-stream";
import { generatorHarness } from "@/testing/generator-harness";
import { lineGenerators, type MediaLine } from "@/story/generators";
import { ShotRow } from "./shot-row";

const { pass } = generatorHarness(lineGenerators[0]);

/** A line that counts how often its row is rendered, and how often its image prompt's cell is. */
function counted(line_number: number) {
  const count = { rows: 0, prompts: 0 };
  const { scene_location: _, image_prompt: __, ...line } = parsedLine.parse({ line_number, character_name: "BOB" });
  const watched: MediaLine = {
    ...line,
    audio_url: undefined,
    hasAudio: false,
    get scene_location() {
      count.rows += 1;
      return "PARK";
    },
    get image_prompt() {
      count.prompts += 1;
      return undefined;
    },
  };
  return { count, line: watched };
}

function Rows({ lines }: { lines: readonly MediaLine[] }) {
  const runs = useGenerators(lineGenerators, { user_id: "user-1", story_id: "story-1" }, () => Promise.resolve());
  return (
    <>
      <button type="button" onClick={() => void runs[2]?.begin()}>
        Begin
      </button>
      <table>
        <tbody>
          {lines.map((line, index) => (
            <ShotRow
              key={line.line_number}
              line={line}
              runs={runs}
              tr={{ ref: ignore, "data-index": index, "aria-rowindex": index + 2, style: {} }}
              isOpenedAt={() => false}
              onComplain={ignore}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
const ignore = () => undefined;

test("a message renders the cell of its line, and no other", async () => {
  const [first, second] = [counted(1), counted(2)];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Rows lines={[first.line, second.line]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  act(() => screen.getByRole("button", { name: "Begin" }).click());
  await act(() => pass());
  const [stream] = FakeStream.made;
  const before = { first: { ...first.count }, second: { ...second.count } };
  for (let progress = 10; progress <= 30; progress += 10) {
    stream?.send({ line_number: 2, status: "generating", progress });
    await act(() => pass(100));
  }
  expect(within(screen.getAllByRole("row")[1] ?? document.body).getByText("Generating 30%")).toBeVisible();
  expect(first.count).toEqual(before.first);
  expect(second.count.rows).toBe(before.second.rows);
  expect(second.count.prompts).toBe(before.second.prompts + 3);
});
