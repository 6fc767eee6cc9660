import { Link } from "react-router-dom";
import { paths } from "@/routing/paths";

const segment = "flex min-h-7 items-center rounded-md px-3 max-sm:min-h-10";

/** The same shots as a table, which stands here, or as boards, which have their own room. */
export const TableOrBoards = ({ story_id }: { story_id: string }) => (
  <nav aria-label="View" className="flex w-fit rounded-lg border border-edge/70 bg-ink-950 p-0.5 text-sm text-dim">
    <span aria-current="true" className={`${segment} bg-line text-text`}>
      Table
    </span>
    <Link to={paths.boards(story_id)} aria-label="Boards of these shots" className={`${segment} hover:text-text`}>
      Boards
    </Link>
  </nav>
);
