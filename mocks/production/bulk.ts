import { Refusal } from "../answers";
import { followRun, inPairs, isUnderWay, type Message, reasonOf, startRun } from "../jobs";
import type { Line, Story, World } from "../world";
import type { Generator } from "./generators";

const runName = (story: Story, generator: Generator) => `${generator.name}/${story.id}`;

/** Runs a generator over all lines that are ready and lack its result, or all that are ready, as the switch has it. A line that fails is reported and skipped. */
export function startGenerator(world: World, story: Story, generator: Generator): void {
  const name = runName(story, generator);
  if (isUnderWay(world, name)) throw new Refusal(409, "This is being generated already");
  const makesAgain = world.state.switches.bulkRuns === "overwrite";
  const isWanting = (line: Line) => generator.isReady(line) && (makesAgain || !generator.isDone(line));

  startRun(world, name, async (say) => {
    let updated = 0;
    let failed = 0;
    await inPairs(story.lines.filter(isWanting), async (line) => {
      // Meanwhile the line may have been removed, or its result made by hand.
      if (!world.state.stories[story.id]?.lines.includes(line) || !isWanting(line)) return;
      const { line_number } = line;
      try {
        await generator.make(world, story, line, (message) => say({ line_number, ...message }));
        updated += 1;
      } catch (error) {
        failed += 1;
        say({ line_number, status: generator.failing, message: reasonOf(error) });
      }
      world.save();
    });
    return { complete: true, stats: statsOf(story, generator, updated, failed) };
  });
}

/** The messages of the generator's run; without a run, the present status. */
export async function* followGenerator(
  world: World,
  story: Story,
  generator: Generator,
): AsyncGenerator<Message, void> {
  const name = runName(story, generator);
  if (world.running.has(name)) yield* followRun(world, name);
  else yield { complete: true, stats: statsOf(story, generator, 0, 0) };
}

function statsOf({ lines }: Story, generator: Generator, updated: number, failed: number): Record<string, number> {
  const ready = lines.filter((line) => generator.isReady(line));
  if (generator.name !== "shot-types") {
    return { total: ready.length, success: ready.filter((line) => generator.isDone(line)).length, failed };
  }
  const count = (type: string) => lines.filter(({ shot_type }) => shot_type === type).length;
  return { updated_lines: updated, talking_count: count("talking"), action_count: count("action") };
}
