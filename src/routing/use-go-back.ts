import { useLocation, useNavigate } from "react-router-dom";

/** Goes back to where the user came from, or to `elsewhere` when this screen is the first of its visit. */
export function useGoBack(elsewhere: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === "default" || isFirstEntry() ? navigate(elsewhere) : navigate(-1));
}

/** The browser's router numbers its entries; one that a redirect put in the first place has nothing before it. */
function isFirstEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "idx" in state && state.idx === 0;
}
