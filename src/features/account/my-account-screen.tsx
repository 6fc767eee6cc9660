import { useQuery } from "@tanstack/react-query";
import { checkAdminStatus } from "@/api/contract/admin";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { useUser } from "@/session/session";
import { ButtonLink } from "@/ui/button";
import { Panel } from "@/ui/panel";
import { Screen } from "@/ui/screen";
import { ThisBrowserPanel } from "./this-browser-panel";

export function MyAccountScreen() {
  const { userName, email } = useUser();
  const admin = useQuery(read(checkAdminStatus, {}));

  return (
    <Screen title="My Account">
      <div className="flex flex-col gap-6">
        <Panel title="You">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 wrap-anywhere">
            <dt className="text-dim">User name</dt>
            <dd>{userName}</dd>
            <dt className="text-dim">Email</dt>
            <dd>{email}</dd>
          </dl>
        </Panel>
        <ThisBrowserPanel />
        <div className="flex flex-col gap-3 sm:flex-row">
          {!admin.isError && admin.data?.is_admin && <ButtonLink to={paths.admin}>Admin</ButtonLink>}
          <ButtonLink to={paths.changePassword}>Change Password</ButtonLink>
          <ButtonLink to={paths.deleteAccount} variant="danger" className="sm:ml-auto">
            Delete Account
          </ButtonLink>
        </div>
      </div>
    </Screen>
  );
}
