import { ChevronRight, KeyRound, ShieldCheck, UserX, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { checkAdminStatus } from "@/api/contract/admin";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { useUser } from "@/session/session";
import { CardLink } from "@/ui/card";
import { cn } from "@/ui/cn";
import { MiddleCut } from "@/ui/middle-cut";
import { StillFrame } from "@/ui/still-frame";
import { Initial } from "@/ui/initial";
import { ThisBrowserPanel } from "./this-browser-panel";

export function MyAccountScreen() {
  const { userName, email } = useUser();
  const admin = useQuery(read(checkAdminStatus, {}));

  return (
    <StillFrame title="My Account" still="roof">
      <div className="flex flex-col gap-6">
        <section aria-label="You" className="overflow-hidden rounded-xl border bg-ink-900">
          <div className="flex min-w-0 items-center gap-4 p-4">
            <Initial of={userName} className="size-14 text-xl" />
            <dl className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
              <dt className="text-dim">User name</dt>
              <dd className="flex font-medium">
                <MiddleCut text={userName} />
              </dd>
              <dt className="text-dim">Email</dt>
              <dd className="flex">
                <MiddleCut text={email} />
              </dd>
            </dl>
          </div>
          <ul className="*:border-t">
            <Way Icon={KeyRound} to={paths.changePassword} label="Change Password">
              You need the old one for it.
            </Way>
          </ul>
        </section>
        <ThisBrowserPanel />
        {/* It comes late: below what else is read it moves little. */}
        {!admin.isError && admin.data?.is_admin && (
          <ul className="overflow-hidden rounded-xl border bg-ink-900">
            <Way Icon={ShieldCheck} to={paths.admin} label="Admin">
              The voices that every character is cast from.
            </Way>
          </ul>
        )}
        <ul className="overflow-hidden rounded-xl border bg-ink-900">
          <Way Icon={UserX} to={paths.deleteAccount} label="Delete Account" isDangerous>
            For good. You are asked once more.
          </Way>
        </ul>
      </div>
    </StillFrame>
  );
}

interface WayProps {
  Icon: LucideIcon;
  to: string;
  label: string;
  isDangerous?: boolean;
  /** What is there. */
  children: ReactNode;
}

/** A row that is a link as a whole. */
const Way = ({ Icon, to, label, isDangerous = false, children }: WayProps) => (
  <li className="relative flex items-center gap-4 px-4 py-3 transition-colors duration-150 hover:bg-ink-850">
    <Icon aria-hidden className={cn("size-5 shrink-0 text-dim", isDangerous && "text-bad")} />
    <div className="min-w-0 flex-1">
      <CardLink
        to={to}
        className={cn(
          "after:rounded-none focus-visible:after:-outline-offset-2",
          isDangerous ? "text-bad" : "text-text",
        )}
      >
        {label}
      </CardLink>
      <p className="text-sm text-dim">{children}</p>
    </div>
    <ChevronRight aria-hidden className="size-4 shrink-0 text-dim" />
  </li>
);
