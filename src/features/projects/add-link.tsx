import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "@/ui/button";

/** Adds to a list, at the end of its heading. */
export const AddLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <ButtonLink to={to} size="sm" className="for-thumbs min-h-8">
    <Plus aria-hidden />
    {children}
  </ButtonLink>
);
