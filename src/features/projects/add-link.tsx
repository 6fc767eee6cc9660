import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "@/ui/button";

/** Adds to a list, at the end of its heading. */
export const AddLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <ButtonLink to={to} size="sm" className="min-h-8 px-3 pointer-coarse:min-h-11">
    <Plus aria-hidden />
    {children}
  </ButtonLink>
);
