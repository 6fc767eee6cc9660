import { useLocation, useNavigate } from "react-router-dom";

/** Goes back to where the user came from, or to `elsewhere` when this screen was opened by its address. */
export function useGoBack(elsewhere: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === "default" ? navigate(elsewhere) : navigate(-1));
}
