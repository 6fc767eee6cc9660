import { Link } from "react-router-dom";

/** The brand text of the top bar; index.html paints the same before any script has run. */
export function Brand() {
  return (
    <Link to="/" className="rounded-sm text-sm font-semibold tracking-[0.18em] whitespace-nowrap text-text">
      VIRTUAL STUDIO
    </Link>
  );
}
