import { sentenceOf } from "./levels";

/** Levels to choose from; where the page draws the list, each says what it allows. */
export const LevelOptions = ({ levels }: { levels: string[] }) =>
  levels.map((level) => (
    <option key={level} data-hint={sentenceOf(level)}>
      {level}
    </option>
  ));
