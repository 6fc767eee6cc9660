import { useQuery } from "@tanstack/react-query";
import { checkAdminStatus } from "@/api/contract/admin";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { useUser } from "@/session/session";
import { ButtonLink } from "@/ui/button";
import { MiddleCut } from "@/ui/middle-cut";
import { Panel } from "@/ui/panel";
import { StillFrame } from "@/ui/still-frame";
import { ThisBrowserPanel } from "./this-browser-panel";

export function MyAccountScreen() {
  const { userName, email } = useUser();
  const admin = useQuery(read(checkAdminStatus, {}));

  return (
    <StillFrame title="My Account">
      <div className="flex flex-col gap-6">
        <Panel title="You">
          <div className="flex flex-col gap-6">
            <div className="flex min-w-0 items-center gap-4">
              <Initial of={userName} />
              <dl className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 wrap-anywhere">
                <dt className="text-dim">User name</dt>
                <dd>{userName}</dd>
                <dt className="text-dim">Email</dt>
                <dd className="flex">
                  <MiddleCut text={email} />
                </dd>
              </dl>
            </div>
            <div className="flex gap-3 border-t pt-4 max-sm:flex-col sm:flex-wrap">
              {!admin.isError && admin.data?.is_admin && <ButtonLink to={paths.admin}>Admin</ButtonLink>}
              <ButtonLink to={paths.changePassword}>Change Password</ButtonLink>
              <ButtonLink to={paths.deleteAccount} variant="danger" className="sm:ml-auto">
                Delete Account
              </ButtonLink>
            </div>
          </div>
        </Panel>
        <ThisBrowserPanel />
      </div>
    </StillFrame>
  );
}

/** Stands where others have a portrait. */
const Initial = ({ of }: { of: string }) => (
  <span
    aria-hidden
    className="flex size-14 shrink-0 items-center justify-center rounded-full border bg-ink-850 text-xl font-semibold uppercase max-sm:hidden"
  >
    {Array.from(of).slice(0, 1)}
  </span>
);
