import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet } from "react-router-dom";
import { checkAdminStatus } from "@/api/contract/admin";
import { read } from "@/api/query";
import { loginState } from "@/routing/login-state";
import { paths } from "@/routing/paths";
import { Waiting } from "./guards";

/** Lets administrators through; without a plain yes of the server nobody is one. */
export function RequireAdmin() {
  const admin = useQuery(read(checkAdminStatus, {}));

  if (admin.isPending) return <Waiting words="Checking your rights..." />;
  if (admin.isError || !admin.data.is_admin) {
    const why = admin.isError
      ? "Your administrator rights could not be checked. Please log in again."
      : "That page is for administrators only.";
    return <Navigate replace to={paths.login} state={loginState({ why })} />;
  }
  return <Outlet />;
}
