import { useLocation, useNavigate } from "react-router-dom";

/** Goes back in history, or to `elsewhere` where this screen is the first entry of the visit. */
export function useGoBack(elsewhere: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === "default" || isFirstEntry() ? navigate(elsewhere) : navigate(-1));
}

/** After a redirect the first entry's key is no longer "default", but React Router still numbers it 0. */
function isFirstEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "idx" in state && state.idx === 0;
}
